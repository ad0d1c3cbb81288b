import { couponProblems } from './coupon-problems.ts'
import { giftCardProblems } from './gift-card-problems.ts'
import { mappingProblems } from './mapping-problems.ts'
import { openProblems } from './open-problems.ts'
import { orderChangeProblems } from './order-edit-problems.ts'
import { orderProblems } from './order-problems.ts'
import { pictureProblems } from './picture-problems.ts'
import { returnProblems } from './return-problems.ts'

/** Every error answer: its status, and in both languages the fault and, where possible, the remedy. */
export const problemTable = {
  invalid_input: [
    400,
    'Alcuni dati non sono validi. Controlla i campi indicati.',
    'Some details aren’t valid. Check the fields indicated.',
  ],
  unauthorized: [401, 'Devi accedere per continuare.', 'Log in to continue.'],
  forbidden: [403, 'Questa operazione non è permessa.', 'This isn’t allowed.'],
  cross_site: [
    403,
    'La richiesta arriva da un altro sito e non è stata eseguita.',
    'The request came from another site and wasn’t carried out.',
  ],
  not_found: [404, 'Non trovato.', 'Not found.'],
  method_not_allowed: [405, 'Questo indirizzo non accetta questo metodo.', 'This address doesn’t accept this method.'],
  too_large: [413, 'I dati inviati sono troppo grandi.', 'The data you sent is too large.'],
  unsupported_type: [415, 'Questo tipo di contenuto non è accettato.', 'This type of content isn’t accepted.'],
  too_many_requests: [429, 'Troppi tentativi. Riprova più tardi.', 'Too many attempts. Try again later.'],
  too_many_pieces: [
    429,
    'Da questa connessione ci sono già molti pezzi ordinati e non ancora pagati, oppure ne chiedi molti in una volta. Per ordini grandi chiamaci: li prepariamo insieme.',
    'Many unpaid items have already been ordered from this connection, or you’re asking for many at once. For large orders call us: we’ll arrange them together.',
  ],
  request_timeout: [
    408,
    'La richiesta non è arrivata in tempo. Riprova.',
    'The request didn’t arrive in time. Try again.',
  ],
  internal_error: [
    500,
    'Qualcosa non ha funzionato. Riprova tra poco.',
    'Something went wrong. Try again in a moment.',
  ],
  database_unavailable: [
    503,
    'Il negozio è momentaneamente non disponibile. Riprova tra poco.',
    'The shop is briefly unavailable. Try again shortly.',
  ],
  storage_full: [
    503,
    'Il disco del negozio è pieno e il file non è stato salvato. Libera spazio e riprova.',
    'The shop’s disk is full and the file was not saved. Make room and try again.',
  ],
  busy: [
    503,
    'Il negozio è molto occupato. Riprova tra qualche secondo.',
    'The shop is very busy. Try again in a few seconds.',
  ],
  product_not_found: [404, 'Prodotto non trovato.', 'Product not found.'],
  no_used_bicycle: [409, 'Solo una bici usata ha una scheda di lavoro.', 'Only a used bike has a job card.'],
  reduction_not_found: [404, 'Questo ribasso non esiste.', 'There’s no such reduction.'],
  reduction_state: [
    409,
    'Il ribasso è già partito o finito: quello che chiedi non si può più fare. Ricarica l’elenco.',
    'The reduction has started or ended already, so this can’t be done any more. Reload the list.',
  ],
  price_change_not_found: [404, 'Questo cambio di prezzi non esiste.', 'There’s no such change of prices.'],
  price_change_undone: [409, 'Questo cambio di prezzi è già annullato.', 'This change of prices was undone already.'],
  price_change_moved: [
    409,
    'Nel frattempo qualche prezzo è cambiato: guarda di nuovo l’anteprima.',
    'Some prices have changed in the meantime: look at the preview again.',
  ],
  price_change_nothing: [409, 'Così nessun prezzo cambia.', 'No price changes like this.'],
  shelf_not_found: [404, 'Questo scaffale non esiste.', 'There’s no such shelf.'],
  unknown_size: [
    400,
    'Questa taglia non esiste per il prodotto. Scegline un’altra.',
    'This product doesn’t come in that size. Choose another.',
  ],
  size_required: [400, 'Scegli una taglia.', 'Choose a size.'],
  ...couponProblems,
  ...giftCardProblems,
  ...openProblems,
  ...mappingProblems,
  ...orderProblems,
  ...orderChangeProblems,
  ...returnProblems,
  ...pictureProblems,
  invalid_signature: [400, 'La firma dell’evento non è valida.', 'The event’s signature isn’t valid.'],
  invalid_credentials: [401, 'Email o password non corretti.', 'Incorrect email or password.'],
  invalid_admin_password: [401, 'Password non corretta', 'Incorrect password'],
  email_taken: [409, 'Esiste già un account con questa e-mail.', 'An account with this email already exists.'],
  email_change_open: [
    409,
    'L’indirizzo dell’account è cambiato da meno di 72 ore senza la password. Per cancellarlo annulla prima il cambio con il link mandato all’indirizzo di prima, o aspetta che il termine passi.',
    'The account’s address was changed less than 72 hours ago without the password. To delete the account, first undo the change with the link sent to the previous address, or wait until that time is over.',
  ],
  invalid_token: [
    400,
    'Il link non è valido o è scaduto. Chiedine uno nuovo.',
    'This link isn’t valid or has expired. Ask for a new one.',
  ],
  wrong_password: [403, 'La password attuale non è corretta.', 'Your current password isn’t correct.'],
  product_not_sold: [
    409,
    'Questa bicicletta non è venduta: puoi ancora comprarla, o chiamarci.',
    'This bike isn’t sold: you can still buy it, or call us.',
  ],
  already_reviewed: [409, 'Hai già recensito questo prodotto.', 'You’ve already reviewed this product.'],
  product_code_taken: [409, 'Esiste già un prodotto con questo codice.', 'A product with this code already exists.'],
  gone_meanwhile: [
    409,
    'Ciò a cui si riferiva la richiesta non esiste più. Ricarica la pagina.',
    'What you were changing no longer exists. Reload the page.',
  ],
  edit_conflict: [
    409,
    'Qualcuno ha modificato questi dati nel frattempo. Ricarica e controlla.',
    'Someone has changed these details in the meantime. Reload and check.',
  ],
  shelf_address_taken: [
    409,
    'Un altro scaffale ha già questo indirizzo. Scegline un altro.',
    'Another shelf has this address already. Choose another one.',
  ],
  shelf_inside_itself: [
    409,
    'Uno scaffale non può stare dentro sé stesso né sotto uno dei suoi.',
    'A shelf can’t stand inside itself or below one of its own.',
  ],
  shelf_too_deep: [
    409,
    'Gli scaffali hanno al massimo due livelli: quello scelto sta già sotto un altro, oppure questo ne ha sotto di sé.',
    'Shelves have two levels at most: the one chosen is below another already, or this one has shelves below it.',
  ],
  shelf_elsewhere: [
    409,
    'Questo scaffale non c’è nella stessa categoria.',
    'There is no such shelf in the same category.',
  ],
  shelf_is_rest: [
    409,
    'Questo scaffale raccoglie ciò che nessun altro prende: prima fai raccogliere il resto a un altro della categoria.',
    'This shelf takes what no other one takes: first let another one of the category take the rest.',
  ],
  shelf_not_empty: [
    409,
    'Su questo scaffale ci sono articoli ({articles}): spostali o uniscilo a un altro.',
    'There are articles on this shelf ({articles}): move them or merge it with another one.',
  ],
  shelf_has_children: [
    409,
    'Sotto questo scaffale ce ne sono altri: spostali o uniscilo a un altro.',
    'There are other shelves below this one: move them or merge it with another one.',
  ],
  search_word_not_found: [404, 'Questa parola non c’è più.', 'This word is no longer there.'],
  search_word_taken: [
    409,
    'Questa parola c’è già: «{word}» significa «{meaning}». Modifica quella.',
    'This word is there already: “{word}” means “{meaning}”. Change that one.',
  ],
  search_words_full: [
    409,
    'Ci sono già {words} parole, di più non ce ne stanno: elimina quelle che non servono.',
    'There are {words} words already, and no room for more: delete those you don’t need.',
  ],
  fact_not_found: [404, 'Questo dato non esiste più.', 'This detail no longer exists.'],
  fact_in_use: [
    409,
    'Alcuni articoli usano questo dato (in tutto {articles}): non si elimina, e tipo e unità restano come sono.',
    'Some articles use this detail ({articles} in all): it can’t be deleted, and its kind and unit stay as they are.',
  ],
  choice_in_use: [
    409,
    'Alcuni articoli hanno scelto «{choice}» (in tutto {articles}): questo valore non si può togliere.',
    'Some articles have chosen “{choice}” ({articles} in all): this value can’t be removed.',
  ],
  stock_reserved: [
    409,
    'Alcuni pezzi sono riservati a chi sta pagando adesso. Riprova tra mezz’ora o lascia almeno quei pezzi.',
    'Some items are held for buyers who are paying right now. Try again in half an hour or leave at least that many.',
  ],
  withdrawal_not_found: [404, 'Recesso non trovato.', 'Withdrawal not found.'],
  no_mail_server: [
    409,
    'Il negozio non ha un server di posta: imposta SMTP_URL e riavvia il programma.',
    'The shop has no mail server: set SMTP_URL and restart the program.',
  ],
  mail_not_found: [404, 'E-mail non trovata.', 'Email not found.'],
  customer_not_found: [404, 'Cliente non trovato.', 'Customer not found.'],
  import_refused: [
    400,
    'Il file non è stato importato: correggi le righe indicate. Nessun prodotto è stato cambiato.',
    'The file wasn’t imported: correct the lines shown. No product was changed.',
  ],
  prices_unconfirmed: [
    409,
    'Alcuni prezzi sembrano sbagliati: confermali o lasciali fuori. Nessun prodotto è stato cambiato.',
    'Some prices look wrong: confirm them or leave them out. No product was changed.',
  ],
  import_not_found: [404, 'Importazione non trovata.', 'Import not found.'],
  import_over: [
    409,
    'Questa importazione non si può più fermare o annullare. Ricarica la pagina per vedere com’è adesso.',
    'This import can no longer be stopped or undone. Reload the page to see how it stands.',
  ],
  import_busy: [
    409,
    'Un’altra importazione è in corso: aspetta che finisca e riprova.',
    'Another import is under way: wait until it has finished and try again.',
  ],
  import_stopped: [
    409,
    'L’importazione è stata interrotta: i prodotti sono come prima.',
    'The import was stopped: the products are as before.',
  ],
  review_not_found: [404, 'Recensione non trovata.', 'Review not found.'],
  image_type: [
    415,
    'Questo file non è un’immagine JPG, PNG, GIF o WebP leggibile.',
    'This file isn’t a readable JPG, PNG, GIF or WebP image.',
  ],
  image_too_large: [413, 'L’immagine supera i 5 MB.', 'The image is larger than 5 MB.'],
  image_too_many_pixels: [
    413,
    'L’immagine ha troppi pixel: al massimo 50 megapixel e 200 fotogrammi.',
    'The image has too many pixels: the limit is 50 megapixels and 200 frames.',
  ],
} as const satisfies Record<string, readonly [status: number, it: string, en: string]>

export type ProblemCode = keyof typeof problemTable

export const isProblemCode = (code: string): code is ProblemCode => code in problemTable
