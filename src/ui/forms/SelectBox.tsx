import type { ComponentProps } from 'react';
import { Icon } from '../Icon.tsx';
import styles from './SelectBox.module.css';

/** A select with an arrow like those of our other controls. Its class says how the select looks. */
export function SelectBox(select: ComponentProps<'select'>) {
  return (
    <div className={styles.box}>
      <select {...select} />
      <Icon name="expand" size={16} />
    </div>
  );
}
