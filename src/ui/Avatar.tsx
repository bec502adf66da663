import { useState } from 'react';
import styles from './Avatar.module.css';

interface AvatarProps {
  /** Shown when there is no photo or it does not load; '' gives the placeholder picture (§2). */
  letter: string;
  photoUrl?: string | null;
  size?: 'small' | 'large';
}

/** A round picture of a person. Decorative: the person's name is next to it. */
export function Avatar({ letter, photoUrl = null, size = 'small' }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const src =
    photoUrl && photoUrl !== broken ? photoUrl : letter ? null : '/avatar-placeholder.svg';
  return (
    <span className={`${styles.avatar} ${styles[size]}`} aria-hidden="true">
      {src ? (
        <img src={src} alt="" referrerPolicy="no-referrer" onError={() => setBroken(photoUrl)} />
      ) : (
        letter
      )}
    </span>
  );
}
