import { ITEM_DEFAULTS, type Item } from '../../model/item.ts';

/** A person of the sample list and their wishes. */
interface SampleSection {
  name: string;
  items: Item[];
}

/** The list of the sample page, and of the panel beside Login and Sign Up. */
export const SAMPLE_LIST: { name: string; description: string; sections: SampleSection[] } = {
  name: 'Our first home',
  description: "We're moving in this spring. Anything here would make us happy.",
  sections: [
    {
      name: 'Maya',
      items: [
        item('kettle', 'Stovetop kettle', 48, 'copperandoak.example', { color: 'Forest green' }),
        item('records', 'Record player', 189, 'sidetwo.example', { mostWanted: true }),
        item('blanket', 'Wool blanket', 72.5, 'northloom.example', {
          size: '55 × 75 in',
          notes: 'Any warm color is fine.',
        }),
      ],
    },
    {
      name: 'Theo',
      items: [
        item('telescope', 'Travel telescope', 129, 'clearskies.example', { mostWanted: true }),
        item('plant', 'Fern in a clay pot', 24, 'thepottingshed.example'),
        item('kite', 'Dragon kite', 31.9, 'windward.example', { notes: 'For the dunes.' }),
      ],
    },
  ],
};

/** The items that somebody has bought when the sample is opened. */
export const SAMPLE_PURCHASED: readonly string[] = ['sample-records', 'sample-plant'];

/** @param picture the name of a view in public/sample.svg */
function item(
  picture: string,
  name: string,
  price: number,
  shop: string,
  fields: Partial<Item> = {},
): Item {
  return {
    ...ITEM_DEFAULTS,
    id: `sample-${picture}`,
    name,
    url: `https://${shop}/${picture}`,
    price,
    imageUrl: `/sample.svg#${picture}`,
    listId: 'sample',
    addedBy: '',
    ...fields,
  };
}
