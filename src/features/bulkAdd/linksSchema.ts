import * as v from 'valibot';
import { notAnAddress, tooManyLinks } from './messages.ts';
import { linksIn, MAX_LINKS, otherLines } from '../../model/addresses/links.ts';
import { FORM_MESSAGES } from '../../model/forms/formMessages.ts';

/** Add Several Items: one link per line. The output is the distinct links. */
export const linksSchema = v.object({
  links: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(FORM_MESSAGES.urlRequired),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const [wrong] = otherLines(dataset.value);
      if (wrong !== undefined) addIssue({ message: notAnAddress(wrong) });
    }),
    v.transform((text) => [...new Set(text.split('\n').flatMap(linksIn))]),
    v.check((links) => links.length <= MAX_LINKS, tooManyLinks(MAX_LINKS)),
  ),
});
