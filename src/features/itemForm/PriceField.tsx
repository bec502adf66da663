import { useState, type ComponentProps } from 'react';
import { priceToText } from '../../model/itemForm/priceDigits.ts';
import { CURRENCY_CODES, readPrice } from '../../model/itemForm/priceText.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { Select } from '../../ui/forms/Select.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { ItemFormControls } from './useItemForm.ts';
import styles from './PriceField.module.css';

interface PriceFieldProps {
  form: ItemFormControls;
  /** The currencies of the list, which are offered first. */
  currencies: readonly string[];
}

/**
 * The price with its currency, which can be chosen when it is not the usual one of the list, or when
 * the user asks. A sign or code that is typed into the price chooses it.
 */
export function PriceField({ form, currencies }: PriceFieldProps) {
  const { fieldProps, watch, getValues, setValue, formState, usual } = form;
  const selected = watch('currency');
  const [isAsked, setAsked] = useState(false);
  const [isShown, setShown] = useState(false);
  if (!isShown && (isAsked || selected !== usual)) setShown(true);
  const typed = () => readPrice(getValues('price'), getValues('currency'), usual);
  const chooseTyped = () => {
    const { isNamed, currency } = typed();
    if (isNamed && currency !== getValues('currency')) {
      setValue('currency', currency, { shouldDirty: true });
    }
  };
  /** Removes what names the currency, so that the text cannot contradict a choice made afterwards. */
  const showNumber = () => {
    const { isNamed, price, currency } = typed();
    if (!isNamed || price === null) return;
    setValue('price', priceToText(price, currency), {
      shouldDirty: true,
      shouldValidate: formState.isSubmitted,
    });
  };

  return (
    <div className={isShown ? styles.pair : styles.single}>
      <Field
        label="Price"
        inputMode="decimal"
        autoComplete="off"
        placeholder="24.99"
        hint={form.autoFill.currencyNote}
        {...fieldProps('price', { onChange: chooseTyped, onBlur: showNumber })}
      />
      {isShown ? (
        <CurrencySelect
          offered={[...new Set([usual, ...currencies, selected])]}
          value={selected}
          onChange={({ target }) => setValue('currency', target.value, { shouldDirty: true })}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it appears because it was asked for
          autoFocus={isAsked}
        />
      ) : (
        <Button
          variant="ghost"
          className={styles.ask}
          aria-label={`Currency: ${selected}`}
          onClick={() => setAsked(true)}
        >
          {selected}
          <Icon name="expand" size={16} />
        </Button>
      )}
    </div>
  );
}

interface CurrencySelectProps extends Omit<ComponentProps<typeof Select>, 'label' | 'children'> {
  /** The codes to show before all others. */
  offered: readonly string[];
  value: string;
}

function CurrencySelect({ offered, value, ...select }: CurrencySelectProps) {
  const [names] = useState(() => new Intl.DisplayNames('en', { type: 'currency' }));
  const optionOf = (code: string) => (
    <option key={code} value={code}>
      {/* The closed select has room for a code only. */}
      {code === value ? code : `${code} – ${names.of(code)}`}
    </option>
  );
  return (
    <Select label="Currency" value={value} {...select}>
      <optgroup label="This list">{offered.map(optionOf)}</optgroup>
      <optgroup label="All currencies">{CURRENCY_CODES.map(optionOf)}</optgroup>
    </Select>
  );
}
