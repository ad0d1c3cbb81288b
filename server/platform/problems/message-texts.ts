import type { Language } from '#shared/domain/platform/language.ts'
import { isProblemCode, type ProblemCode, problemTable } from './problem-table.ts'

// Texts beside fields, and other texts that are no problems.
const texts = {
  password_reset_sent: [
    'Se l’indirizzo ha un account, tra poco riceverai un’e-mail con il link per scegliere una nuova password.',
    'If there’s an account with this address, you’ll soon receive an email with a link to choose a new password.',
  ],
  email_verification_sent: [
    'Ti abbiamo inviato un’e-mail con il link di conferma.',
    'We’ve sent you an email with the confirmation link.',
  ],
  field_nothing_to_change: ['Indica che cosa cambiare.', 'Enter what to change.'],
  field_https_link: ['Scrivi un indirizzo che comincia con https://.', 'Enter an address that begins with https://.'],
  field_nothing_chosen: ['Scegline almeno uno.', 'Choose at least one.'],
  field_receiver_address: [
    'Scrivi un indirizzo che comincia con https:// (http:// solo per questo stesso computer), senza nome utente.',
    'Enter an address that begins with https:// (http:// for this very machine only), without a user name.',
  ],
  field_private_address: [
    'Questo indirizzo porta a questo computer o alla sua rete: gli avvisi vanno solo a indirizzi pubblici.',
    'This address leads to this machine or its network: events go to public addresses only.',
  ],
  field_unknown_address: [
    'Questo indirizzo non si trova: controlla com’è scritto.',
    'This address can’t be found: check its spelling.',
  ],
  field_carrier: ['Corriere sconosciuto.', 'Unknown courier.'],
  field_iban: [
    'L’IBAN non è valido: controlla le cifre, ce n’è una sbagliata o manca qualcosa.',
    'This IBAN isn’t valid: check the digits, one is wrong or something is missing.',
  ],
  field_refund_reason: [
    'Scrivi il motivo di questa cifra: lo legge il cliente.',
    'Enter the reason for this amount: the customer reads it.',
  ],
  field_transfer_day: [
    'Il giorno del bonifico non può essere nel futuro né prima dell’ordine.',
    'The day of the transfer can’t be in the future or before the order.',
  ],
  field_day: ['Indica un giorno, per esempio 2026-11-21.', 'Enter a day, for example 2026-11-21.'],
  field_common_password: [
    'È una delle password più usate: scegline un’altra.',
    'This is one of the most common passwords: choose another.',
  ],
  one_file: ['Carica una sola immagine alla volta.', 'Upload one picture at a time.'],
  field_required: ['Campo obbligatorio.', 'This field is required.'],
  field_too_short: ['Testo troppo corto.', 'This text is too short.'],
  field_too_long: ['Testo troppo lungo.', 'This text is too long.'],
  field_invalid: ['Valore non valido.', 'This value isn’t valid.'],
  field_email: ['Email non valida', 'Invalid email address'],
  field_postal_code: ['Il CAP ha 5 cifre.', 'Enter a 5-digit postcode.'],
  field_unknown_postal_code: ['Questo CAP non esiste: controllalo.', 'There’s no such postcode: please check it.'],
  field_tax_code: ['Al massimo 16 lettere e cifre.', 'Use at most 16 letters and digits.'],
  field_control_characters: [
    'Il testo contiene caratteri non ammessi.',
    'This text contains characters that aren’t allowed.',
  ],
  field_amount: ['Indica un importo con al massimo due decimali.', 'Enter an amount with at most two decimals.'],
  field_price_to_sell: [
    'Senza prezzo resta una bozza: scrivi il prezzo per metterlo in vendita.',
    'Without a price it stays a draft: give it a price to put it on sale.',
  ],
  field_currency: ['La valuta è EUR.', 'The currency must be EUR.'],
  field_intent: ['Il tipo di pagamento è capture.', 'The intent must be capture.'],
  field_price_order: ['Il prezzo minimo supera il prezzo massimo.', 'The lowest price is above the highest price.'],
  field_fact_range: [
    'Scrivi i numeri come 23..60, 23.. oppure ..60, prima il minore.',
    'Write the numbers as 23..60, 23.. or ..60, the smaller one first.',
  ],
  field_range: ['Il numero è fuori dai limiti.', 'The number is out of range.'],
  field_whole_number: ['Indica un numero intero.', 'Enter a whole number.'],
  field_code: [
    'Il codice ha da 3 a 24 lettere e cifre, anche con trattini.',
    'A code has 3 to 24 letters and digits, hyphens too.',
  ],
  field_gift_code: [
    'Il codice del buono ha 20 lettere e cifre: ce n’è una sbagliata o manca qualcosa.',
    'A gift card code has 20 letters and digits: one is wrong or something is missing.',
  ],
  field_gift_cards: ['Al massimo 5 buoni regalo in un ordine.', 'At most 5 gift cards in one order.'],
  field_gift_amount: ['Scegli un importo da 10 a 1.000 €.', 'Choose an amount from €10 to €1,000.'],
  field_given_amount: ['Scegli un importo da 1 a 1.000 €.', 'Choose an amount from €1 to €1,000.'],
  field_gift_day: ['Scegli un giorno da oggi a un anno.', 'Choose a day from today up to a year ahead.'],
  field_codes: ['Al massimo 5 codici in un ordine.', 'At most 5 codes in one order.'],
  field_code_percent: ['Un numero intero da 1 a 90.', 'Enter a whole number from 1 to 90.'],
  field_code_count: ['Da 1 a 500 codici alla volta.', 'Enter 1 to 500 codes at a time.'],
  field_code_minimum: [
    'Il minimo deve superare lo sconto: 5 € in meno da 20 € in su, per esempio.',
    'The minimum must be above the discount: €5 off from €20, for example.',
  ],
  field_uses: ['Un numero intero sopra zero, oppure vuoto.', 'Enter a whole number above zero, or nothing.'],
  field_quantity: ['La quantità è un numero intero da 1 a 99.', 'The quantity must be a whole number from 1 to 99.'],
  field_items: ['Un ordine ha da 1 a 50 righe.', 'An order can have 1 to 50 lines.'],
  field_order_value: [
    'Un ordine arriva al massimo a 10.000.000 €: dividilo o scrivici.',
    'One order can be worth up to €10,000,000: split it or write to us.',
  ],
  field_answer_length: ['La risposta ha al massimo 2000 caratteri.', 'An answer can have up to 2,000 characters.'],
  field_rating: ['Il voto va da 1 a 5.', 'The rating must be from 1 to 5.'],
  field_id: ['Identificativo non valido.', 'This id isn’t valid.'],
  field_first_name: ['Nome richiesto', 'First name required'],
  field_last_name: ['Cognome richiesto', 'Last name required'],
  field_token: ['Il link non è completo.', 'This link is incomplete.'],
  field_honeypot: ['Lascia vuoto questo campo.', 'Leave this field empty.'],
  field_price_range: ['Il prezzo va da 0 a 99.999,99 €.', 'The price must be from €0 to €99,999.99.'],
  field_stock_range: ['Lo stock va da 0 a 99.999 pezzi.', 'The stock must be from 0 to 99,999.'],
  field_weight_range: ['Il peso va da 0 a 999,99 kg.', 'The weight must be from 0 to 999.99 kg.'],
  field_gear_range: ['I rapporti vanno da 1 a 99.', 'The number of gears must be from 1 to 99.'],
  field_size_name: [
    'Una taglia ha al massimo 20 caratteri, senza virgole, due punti o barre.',
    'A size can have up to 20 characters, without commas, colons or slashes.',
  ],
  field_size_twice: ['La stessa taglia compare due volte.', 'The same size appears twice.'],
  field_too_many_sizes: ['Al massimo 50 taglie.', 'Up to 50 sizes.'],
  field_stock_of_sizes: ['Indica i pezzi di ogni taglia.', 'Enter the stock of each size.'],
  field_too_many_images: ['Al massimo 30 immagini.', 'Up to 30 images.'],
  field_image: ['Questa immagine non è stata caricata nel negozio.', 'This image wasn’t uploaded to the shop.'],
  field_alt_text: [
    'La descrizione dell’immagine non può contenere barre verticali.',
    'The image’s description can’t contain vertical bars.',
  ],
  field_shelf: ['Questo scaffale non esiste in questa categoria.', 'There is no such shelf in this category.'],
  field_slug: [
    'Un indirizzo ha lettere minuscole senza accenti, cifre e trattini, per esempio pedali-da-strada.',
    'An address has lower-case letters without accents, digits and hyphens, for example road-pedals.',
  ],
  field_choices: ['Scrivi almeno un valore da scegliere.', 'Enter at least one value to choose from.'],
  field_choice_twice: ['Due valori hanno lo stesso nome.', 'Two values have the same name.'],
  field_fact: ['Questo dato non esiste nel negozio.', 'The shop has no such detail.'],
  field_fact_value: [
    'Un dato non ha un valore valido: controlla numero, unità o scelta.',
    'A detail has no valid value: check its number, unit or choice.',
  ],
  field_search_word: ['Scrivi almeno una lettera o una cifra.', 'Enter at least one letter or digit.'],
  field_column_twice: ['Un campo viene da una colonna sola.', 'A field comes from one column only.'],
  field_column_code: [
    'Di’ almeno quale colonna è il codice o il nome.',
    'Say at least which column is the code or the name.',
  ],
  field_search_word_itself: [
    'È la stessa parola: scrivi con quale altra parola il negozio la trova.',
    'It’s the same word: enter the other word that the shop finds it by.',
  ],
  field_vat_margin: [
    'Solo l’usato si vende in regime del margine.',
    'Only used items are sold under the margin scheme.',
  ],
  field_condition: ['Una bici usata non è nuova.', 'A used bike isn’t new.'],
  field_broken_code: [
    'Il foglio di calcolo ha rovinato questo codice: formatta la colonna come testo e scrivilo di nuovo.',
    'The spreadsheet has spoiled this code: format the column as text and write it again.',
  ],
  field_net_margin: [
    'È un usato in regime del margine: scrivi il prezzo di vendita, senza IVA da aggiungere.',
    'Used goods under the margin scheme: write the price to sell, there is no VAT to add.',
  ],
  field_sizes_form: ['Scrivi taglie e pezzi così: S:2 | M:4.', 'Write sizes and their stock like this: S:2 | M:4.'],
  field_gtin: [
    'Il codice GTIN/EAN ha 8, 12, 13 o 14 cifre con la cifra di controllo giusta.',
    'A GTIN/EAN has 8, 12, 13 or 14 digits with the right check digit.',
  ],
  field_card_year: ['L’anno va dal 1870 a quello in corso.', 'The year must be from 1870 to the current one.'],
  field_card_decade: [
    'Un decennio si scrive con il suo primo anno, per esempio 1970.',
    'Enter a decade by its first year, for example 1970.',
  ],
  field_kilometres: [
    'I chilometri vanno da 0 a 999.999; se non sono segnati lascia vuoto.',
    'The kilometres must be from 0 to 999,999; leave this empty if they were not recorded.',
  ],
  field_owners: ['I proprietari vanno da 1 a 99.', 'The number of owners must be from 1 to 99.'],
  field_grade: ['Lo stato è A, B, C o D.', 'The grade is A, B, C or D.'],
  field_work_minutes: [
    'Le ore di lavoro vanno da un minuto a 1.000 ore.',
    'The work must be from a minute to 1,000 hours.',
  ],
  field_tested_on: ['La prova non può essere nel futuro.', 'The test ride can’t be in the future.'],
  field_check_point: ['Questo controllo non c’è per questa bici.', 'There is no such check for this bike.'],
  field_check_value: [
    'Questa misura non è possibile: la capacità di una batteria va da 0 a 100 %.',
    'This measurement isn’t possible: a battery’s capacity is from 0 to 100%.',
  ],
  field_mark_place: ['Segna un punto sul disegno.', 'Mark a place on the drawing.'],
  field_too_many_marks: ['Al massimo 20 segni.', 'Up to 20 marks.'],
  field_card_incomplete: [
    'La scheda di lavoro non è finita. Manca ancora: {missing}.',
    'The job card isn’t finished. Still missing: {missing}.',
  ],
  field_clock: ['Scrivi giorno e ora, per esempio 2026-11-20T09:00.', 'Enter day and time, such as 2026-11-20T09:00.'],
  field_price_percent: [
    'Il percento va da 0,1 a 300, con un decimale; in meno al massimo 90.',
    'The percentage goes from 0.1 to 300, with one decimal; downwards to 90 at most.',
  ],
  field_shipping_fee: [
    'Un prezzo va da 0 a 999,99 €. Lascialo vuoto dove il corriere non va.',
    'A price is from €0 to €999.99. Leave it empty where the courier doesn’t go.',
  ],
  field_free_over: [
    'Una soglia va da 0 a 99.999,99 €. Lasciala vuota per dire «mai».',
    'A threshold is from €0 to €99,999.99. Leave it empty for “never”.',
  ],
  field_zone_code: [
    'Scrivi un CAP (98055), l’inizio di più CAP (90) o il primo e l’ultimo (57030-57034).',
    'Write a postcode (98055), the beginning of several (90) or the first and the last (57030-57034).',
  ],
  field_zone_twice: [
    'Un CAP è in tutte e due le zone: toglilo da una.',
    'A postcode is in both zones: remove it from one.',
  ],
  field_courier_days: ['I giorni vanno da 1 a 60.', 'Days must be from 1 to 60.'],
  field_assembly_days: ['I giorni vanno da 0 a 60.', 'Days must be from 0 to 60.'],
  field_letter_grams: ['I grammi vanno da 0 a 5000.', 'Grams must be from 0 to 5,000.'],
  field_parcel_grams: ['I chili vanno da 1 a 100.', 'Kilos must be from 1 to 100.'],
  field_piece_grams: ['I grammi di un pezzo vanno da 1 a 100.000.', 'An item weighs from 1 to 100,000 grams.'],
  field_size_height: ['Un’altezza va da 90 a 230 cm.', 'A height is from 90 to 230 cm.'],
  field_size_inseam: ['Un cavallo va da 35 a 120 cm.', 'An inseam is from 35 to 120 cm.'],
  field_size_order: ['Il massimo è sotto il minimo.', 'The most is below the least.'],
  field_size_half: ['Scrivi da quanto e fino a quanto, o nessuno dei due.', 'Write both from and to, or neither.'],
  field_size_gap: [
    'Tra questa taglia e quella sotto resta un buco: chi sta in mezzo non avrebbe risposta.',
    'There’s a gap between this size and the one below: anyone in between would get no answer.',
  ],
  field_size_overlap: [
    'Questa taglia deve cominciare e finire sopra quella più piccola.',
    'This size has to begin and end above the smaller one.',
  ],
  field_size_body: [
    'Nessuno ha un cavallo così con queste altezze: di solito è tra il 44 e il 50 % dell’altezza.',
    'No one has such an inseam at these heights: it is usually 44 to 50% of the height.',
  ],
  field_size_measure: ['Questa misura non è di un corpo.', 'This isn’t a measurement of a body.'],
  field_size_standover: [
    'Lo scavalco è più basso di quello della taglia sotto.',
    'The stand-over is lower than that of the size below.',
  ],
  field_size_empty: ['Scrivi almeno una misura.', 'Write at least one measurement.'],
  field_size_frame: ['Una misura del telaio va da 150 a 1200 mm.', 'A measurement of a frame is from 150 to 1,200 mm.'],
  field_size_clearance: ['Lo spazio sopra il tubo va da 0 a 20 cm.', 'The room above the tube is from 0 to 20 cm.'],
  field_size_note: ['La nota ha al massimo 300 caratteri.', 'The note has 300 characters at most.'],
  field_chart_source: ['Scrivi da dove viene la tabella.', 'Write where the table comes from.'],
  field_chart_url: ['Scrivi un indirizzo che comincia con https://.', 'Write an address that begins with https://.'],
  field_chart_brand: ['La marca ha da 1 a 80 caratteri.', 'The brand has 1 to 80 characters.'],
  field_chart_kind: ['Scegli il tipo di bici.', 'Choose the kind of bike.'],
  field_chart_shelf: ['Questo scaffale non c’è.', 'There is no such shelf.'],
  field_chart_rows: ['Una tabella ha da 1 a 20 taglie.', 'A table has 1 to 20 sizes.'],
  field_chart_twice: ['Questa marca ha già una tabella per questo.', 'This brand has a table for this already.'],
  field_cut_off: ['Scrivi un’ora, per esempio 12:00.', 'Write a time, such as 12:00.'],
  field_percent: ['Il percento è un numero intero da 1 a 99.', 'The percentage is a whole number from 1 to 99.'],
  field_reduction_amount: ['Scrivi un importo maggiore di zero.', 'Enter an amount above zero.'],
  field_reduction_past: [
    'L’inizio è già passato: lascialo vuoto per partire subito.',
    'This start has passed: leave it empty to start at once.',
  ],
  field_reduction_end: ['La fine deve venire dopo l’inizio.', 'The end must come after the start.'],
  field_reduction_ended: ['La fine è già passata.', 'This end has passed.'],
  field_reduction_empty: [
    'Qui non c’è nessun articolo: scegline almeno uno.',
    'There’s no article here: choose at least one.',
  ],
  field_reduction_none: ['Nessun articolo può partire: {why}', 'No article can start: {why}'],
  field_admin_password: ['La password ha da 12 a 128 caratteri.', 'Use 12 to 128 characters.'],
  field_password: ['La password ha da 6 a 128 caratteri.', 'Use 6 to 128 characters.'],
} as const satisfies Record<string, readonly [it: string, en: string]>

export type MessageKey = ProblemCode | keyof typeof texts

/** @param said the values of the text's `{gaps}` */
export function messageText(key: MessageKey, language: Language, said: Record<string, unknown> = {}): string {
  const [it, en] = isProblemCode(key) ? (problemTable[key].slice(1) as [string, string]) : texts[key]
  return (language === 'it' ? it : en).replace(/\{(\w+)\}/g, (_gap, name: string) => String(said[name] ?? ''))
}

export function isMessageKey(key: string): key is MessageKey {
  return isProblemCode(key) || key in texts
}
