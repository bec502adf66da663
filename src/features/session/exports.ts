export { PasswordHint } from './PasswordHint.tsx';
