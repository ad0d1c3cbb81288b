import type { Language } from '#shared/domain/language.ts'

// One sentence for each code in both languages: what is wrong and, where the reader can do something, what.
const messages = {
  invalid_input: [
    'Alcuni dati non sono validi. Controlla i campi indicati.',
    'Some details aren’t valid. Check the fields indicated.',
  ],
  unauthorized: ['Devi accedere per continuare.', 'Log in to continue.'],
  forbidden: ['Questa operazione non è permessa.', 'This isn’t allowed.'],
  cross_site: [
    'La richiesta arriva da un altro sito e non è stata eseguita.',
    'The request came from another site and wasn’t carried out.',
  ],
  not_found: ['Non trovato.', 'Not found.'],
  method_not_allowed: ['Questo indirizzo non accetta questo metodo.', 'This address doesn’t accept this method.'],
  too_large: ['I dati inviati sono troppo grandi.', 'The data you sent is too large.'],
  unsupported_type: ['Questo tipo di contenuto non è accettato.', 'This type of content isn’t accepted.'],
  too_many_requests: ['Troppi tentativi. Riprova più tardi.', 'Too many attempts. Try again later.'],
  too_many_pieces: [
    'Da questa connessione ci sono già molti pezzi ordinati e non ancora pagati, oppure ne chiedi molti in una volta. Per ordini grandi chiamaci: li prepariamo insieme.',
    'Many unpaid items have already been ordered from this connection, or you’re asking for many at once. For large orders call us: we’ll arrange them together.',
  ],
  request_timeout: ['La richiesta non è arrivata in tempo. Riprova.', 'The request didn’t arrive in time. Try again.'],
  internal_error: ['Qualcosa non ha funzionato. Riprova tra poco.', 'Something went wrong. Try again in a moment.'],
  database_unavailable: [
    'Il negozio è momentaneamente non disponibile. Riprova tra poco.',
    'The shop is briefly unavailable. Try again shortly.',
  ],
  storage_full: [
    'Il disco del negozio è pieno e il file non è stato salvato. Libera spazio e riprova.',
    'The shop’s disk is full and the file was not saved. Make room and try again.',
  ],
  busy: [
    'Il negozio è molto occupato. Riprova tra qualche secondo.',
    'The shop is very busy. Try again in a few seconds.',
  ],
  product_not_found: ['Prodotto non trovato.', 'Product not found.'],
  unknown_size: [
    'Questa taglia non esiste per il prodotto. Scegline un’altra.',
    'This product doesn’t come in that size. Choose another.',
  ],
  size_required: ['Scegli una taglia.', 'Choose a size.'],
  insufficient_stock: [
    'Non ci sono abbastanza pezzi disponibili. Riduci la quantità.',
    'There isn’t enough stock. Reduce the quantity.',
  ],
  product_unavailable: [
    'Un prodotto non è più in vendita. Toglilo dal carrello.',
    'A product is no longer for sale. Remove it from your cart.',
  ],
  price_changed: [
    'Un prezzo è cambiato. Controlla il nuovo totale e conferma di nuovo.',
    'A price has changed. Check the new total and confirm again.',
  ],
  idempotency_conflict: [
    'Questa richiesta è già stata usata per un altro ordine.',
    'This request has already been used for another order.',
  ],
  invalid_idempotency_key: ['La chiave della richiesta non è valida.', 'The request key isn’t valid.'],
  order_not_found: ['Ordine non trovato.', 'Order not found.'],
  invalid_transition: ['L’ordine non può passare a questo stato.', 'The order can’t move to this status.'],
  payment_declined: [
    'Il pagamento è stato rifiutato. Prova con un altro metodo di pagamento.',
    'The payment was declined. Try another payment method.',
  ],
  payment_not_approved: ['Il pagamento non è ancora stato approvato.', 'The payment hasn’t been approved yet.'],
  payment_not_found: ['Pagamento non trovato.', 'Payment not found.'],
  payment_required: ['Il pagamento non risulta completato.', 'The payment hasn’t been completed.'],
  payment_already_used: [
    'Questo pagamento appartiene già a un altro ordine.',
    'This payment already belongs to another order.',
  ],
  payment_amount_mismatch: [
    'L’importo pagato non corrisponde all’ordine: ti viene rimborsato.',
    'The amount paid doesn’t match the order: we’re refunding it.',
  ],
  payment_provider_unavailable: [
    'PayPal non risponde. Riprova tra poco o paga con bonifico.',
    'PayPal isn’t responding. Try again shortly or pay by bank transfer.',
  ],
  payment_expired: [
    'Il tempo per il pagamento è scaduto. Ricomincia dal carrello.',
    'The time to pay has run out. Start again from your cart.',
  ],
  payment_sold_out: [
    'Nel frattempo i pezzi sono finiti: il pagamento ti viene rimborsato.',
    'The items have sold out in the meantime: we’re refunding your payment.',
  ],
  invalid_signature: ['La firma dell’evento non è valida.', 'The event’s signature isn’t valid.'],
  invalid_credentials: ['Email o password non corretti.', 'Incorrect email or password.'],
  invalid_admin_password: ['Password non corretta', 'Incorrect password'],
  email_taken: ['Esiste già un account con questa e-mail.', 'An account with this email already exists.'],
  invalid_token: [
    'Il link non è valido o è scaduto. Chiedine uno nuovo.',
    'This link isn’t valid or has expired. Ask for a new one.',
  ],
  wrong_password: ['La password attuale non è corretta.', 'Your current password isn’t correct.'],
  password_reset_sent: [
    'Se l’indirizzo ha un account, tra poco riceverai un’e-mail con il link per scegliere una nuova password.',
    'If there’s an account with this address, you’ll soon receive an email with a link to choose a new password.',
  ],
  email_verification_sent: [
    'Ti abbiamo inviato un’e-mail con il link di conferma.',
    'We’ve sent you an email with the confirmation link.',
  ],
  already_reviewed: ['Hai già recensito questo prodotto.', 'You’ve already reviewed this product.'],
  product_code_taken: ['Esiste già un prodotto con questo codice.', 'A product with this code already exists.'],
  gone_meanwhile: [
    'Ciò a cui si riferiva la richiesta non esiste più. Ricarica la pagina.',
    'What you were changing no longer exists. Reload the page.',
  ],
  edit_conflict: [
    'Il prodotto è stato modificato nel frattempo. Ricarica e controlla i dati.',
    'The product has been changed in the meantime. Reload and check the details.',
  ],
  stock_reserved: [
    'Alcuni pezzi sono riservati a chi sta pagando adesso. Riprova tra mezz’ora o lascia almeno quei pezzi.',
    'Some items are held for buyers who are paying right now. Try again in half an hour or leave at least that many.',
  ],
  withdrawal_not_found: ['Recesso non trovato.', 'Withdrawal not found.'],
  mail_not_found: ['E-mail non trovata.', 'Email not found.'],
  customer_not_found: ['Cliente non trovato.', 'Customer not found.'],
  import_refused: [
    'Il file non è stato importato: correggi le righe indicate. Nessun prodotto è stato cambiato.',
    'The file wasn’t imported: correct the lines shown. No product was changed.',
  ],
  prices_unconfirmed: [
    'Alcuni prezzi sembrano sbagliati: confermali o lasciali fuori. Nessun prodotto è stato cambiato.',
    'Some prices look wrong: confirm them or leave them out. No product was changed.',
  ],
  review_not_found: ['Recensione non trovata.', 'Review not found.'],
  image_type: [
    'Questo file non è un’immagine JPG, PNG, GIF o WebP leggibile.',
    'This file isn’t a readable JPG, PNG, GIF or WebP image.',
  ],
  image_too_large: ['L’immagine supera i 5 MB.', 'The image is larger than 5 MB.'],
  image_too_many_pixels: [
    'L’immagine ha troppi pixel: al massimo 50 megapixel e 200 fotogrammi.',
    'The image has too many pixels: the limit is 50 megapixels and 200 frames.',
  ],
  field_nothing_to_change: ['Indica che cosa cambiare.', 'Enter what to change.'],
  field_carrier: ['Corriere sconosciuto.', 'Unknown courier.'],
  field_day: ['Indica un giorno, per esempio 2026-11-21.', 'Enter a day, for example 2026-11-21.'],
  field_common_password: [
    'È una delle password più usate: scegline un’altra.',
    'It is one of the most used passwords: choose another one.',
  ],
  one_file: ['Carica una sola immagine alla volta.', 'Upload one picture at a time.'],
  field_required: ['Campo obbligatorio.', 'This field is required.'],
  field_too_short: ['Testo troppo corto.', 'This text is too short.'],
  field_too_long: ['Testo troppo lungo.', 'This text is too long.'],
  field_invalid: ['Valore non valido.', 'This value isn’t valid.'],
  field_email: ['Email non valida', 'Invalid email address'],
  field_postal_code: ['Il CAP ha 5 cifre.', 'Enter a 5-digit postcode.'],
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
  field_range: ['Il numero è fuori dai limiti.', 'The number is out of range.'],
  field_whole_number: ['Indica un numero intero.', 'Enter a whole number.'],
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
  field_admin_password: ['La password ha da 12 a 128 caratteri.', 'Use 12 to 128 characters.'],
  field_password: ['La password ha da 6 a 128 caratteri.', 'Use 6 to 128 characters.'],
} as const satisfies Record<string, readonly [it: string, en: string]>

export type MessageKey = keyof typeof messages

export function messageText(key: MessageKey, language: Language): string {
  return messages[key][language === 'it' ? 0 : 1]
}

export function isMessageKey(key: string): key is MessageKey {
  return key in messages
}
