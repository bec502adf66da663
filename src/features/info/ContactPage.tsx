import { Prose } from './Prose.tsx';
import { contactEmail } from './contact.ts';

/** §2: the contact e-mail address, from the build configuration. */
export default function ContactPage() {
  return (
    <Prose title="Contact" lead="Questions, ideas, or something that does not work as it should?">
      <p>
        Write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>. A real person reads and
        answers it.
      </p>
      <p>
        If it is about a particular list, tell us its name rather than its link: whoever has the
        link can see the list and mark items on it.
      </p>
    </Prose>
  );
}
