import { Link } from 'react-router-dom';
import { useMyMarks } from '../features/gifts/useMyMarks.ts';
import { paths } from '../model/paths.ts';

/** The link to Your gifts, when the current visitor has marks on this device. */
export default function GiftsLink() {
  const { marks } = useMyMarks();
  if (!marks || marks.length === 0) return null;
  return <Link to={paths.gifts}>Your gifts</Link>;
}
