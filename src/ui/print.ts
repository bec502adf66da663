import { adoptStyles } from './adoptStyles.ts';
import css from './print.css?inline';

// How pages look on paper; without this module they print as they are on the screen.
adoptStyles(css);
