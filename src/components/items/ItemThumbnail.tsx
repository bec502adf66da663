import type { ComponentProps } from 'react';
import { ItemPicture } from './ItemPicture.tsx';
import styles from './ItemThumbnail.module.css';

interface ItemThumbnailProps extends ComponentProps<typeof ItemPicture> {
  /** Its width, and where it stands. */
  className: string | undefined;
}

/** The picture of an item in a row, with rounded corners. */
export function ItemThumbnail({ className, ...picture }: ItemThumbnailProps) {
  return (
    <span className={`${styles.root} ${className}`}>
      <ItemPicture {...picture} />
    </span>
  );
}
