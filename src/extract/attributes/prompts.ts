/** Words at the beginning of an option that ask to choose. */
const CHOOSE_WORDS = [
  '(?:please\\s+)?(?:choose|select|pick|make a)\\b|bitte\\b|w[äa]hlen?\\b|auswahl',
  'ausw[äa]hlen|choisi|s[ée]lectionne|veuillez|elige|elija|elegir|escoge|escull|tria\\s',
  'por favor|selecc?ion|selezion|scegli|escolh[ae]|wybierz|wybór|prosz[ęe]\\s|vyberte',
  'vyber\\s|zvolte|zvoľte|prosím|válassz|kérjük|kérem|alege|select[aăe]|изберете|избери',
  'одберете|изаберите|одаберите|выберите|выбери|виберіть|оберіть|укажите|odaberi|izaberi',
  'izberi|επιλ[έο]|διαλέξτε|vali\\b|izvēl|pasirink|v[äa]lj|v[æe]lg|veldu|valitse|kies(?!el)',
  'selecteer|maak een keuze|seç|lütfen|اختر|اختار|يرجى|בחר|נא לבחור|אנא|انتخاب|chọn|vui lòng',
  'เลือก|กรุณา|โปรด|pilih|silakan|चुनें|აირჩიეთ|ընտրեք|таңда|any\\b',
  'all(?:$|\\s(?:colou?rs|sizes))|none\\b|n/?a$',
  'not (?:applicable|specified|available|selected)|keine? (?:angabe|auswahl)|other|sonstige',
  'default|standard$|see (?:description|details|pictures?)',
  'as (?:shown|pictured|described|picture)|size (?:guide|chart)|guide des tailles',
  'größentabelle',
  '(?:clear|reset|remove|undo)(?:$|\\s(?:selections?|options?|all|choices?|filters?)$)',
  '(?:zurücksetzen|effacer|limpiar|limpar|svuota|wyczyść|очистить|wissen|temizle|xóa|クリア|清除)$',
  '(?:cancel|abbrechen|annuler|cancelar|annulla|anuluj|zrušit|zrušiť|отмена|скасувати|annuleren)$',
  '(?:[iİ]ptal|avbryt|peruuta|キャンセル|取消|취소)$',
  'select$|your\\b|выбрать|не выбран|不限|请选|請選|選択|お選び|선택',
].join('|');
const CHOOSE = new RegExp(`^(?:[-–—.*\\s]*)(?:${CHOOSE_WORDS})`, 'iu');
/** Languages that ask with the verb last: 'Farbe wählen', 'Kleur kiezen'. */
const CHOOSE_LAST_WORDS = [
  '(?:aus)?w[äa]hlen|auswahl|kiezen|se[çc](?:in(?:iz)?)?|choisir|elegir|selecionar|wybrać',
  'vybrat|vybrať|kiválasztása|選択(?:してください)?|選んでください|选择|選擇|선택(?:하세요|해주세요)?|انتخاب کنید',
].join('|');
const CHOOSE_LAST = new RegExp(`(?:^|\\s|を)(?:${CHOOSE_LAST_WORDS})[\\s.!…:*-]*$`, 'iu');

/** Texts that only say where to look: 'see the description'. */
const LOOK_THERE =
  /(?:참[조고]|参照|をご(?:覧|確認)(?:ください)?)[\s.。]*$|^(?:详见|詳見|参见|如[图圖])/u;

/** Whether a text asks to choose rather than being a choice: 'Choose a color', 'Kleur kiezen'. */
export function isPrompt(text: string): boolean {
  return CHOOSE.test(text) || CHOOSE_LAST.test(text) || LOOK_THERE.test(text);
}

/** Values that forms send if nothing is chosen. */
const NOTHING = /^(?:|-1|null|none|undefined|default|select|choose)$/i;

/**
 * Whether the value that an option sends stands for no choice. Zero does so beside numbers of another
 * kind: where the options are counted from it ('0', '1', '2'), it is the first of them.
 */
export function sendsNothing(value: string, others: readonly string[]): boolean {
  const sent = value.trim();
  if (NOTHING.test(sent)) return true;
  if (sent !== '0' || others.length === 0) return false;
  return others.every((other, at) => /^\d+$/.test(other) && Number(other) !== at + 1);
}
