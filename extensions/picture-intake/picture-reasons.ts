import type { PictureReason } from '#shared/domain/platform/goods/incoming-picture.ts'
import type { Language } from '#shared/domain/platform/language.ts'

/** The fault and the remedy. */
const texts: Record<PictureReason, readonly [string, string]> = {
  bad_address: [
    'Non è un indirizzo di una foto: serve https:// e il nome di un sito, senza utente e password.',
    'This is no address of a picture: it needs https:// and the name of a site, without user and password.',
  ],
  inside_address: [
    'L’indirizzo porta dentro una rete privata o a questo server: il negozio prende foto solo da indirizzi pubblici. Carica la foto nella scheda.',
    'The address leads into a private network or to this server: the shop fetches from public addresses only. Upload the picture in the product’s form.',
  ],
  unknown_host: [
    'Il sito non esiste: controlla come è scritto il suo nome.',
    'There is no such site: check how its name is written.',
  ],
  unreachable: ['Il sito non risponde. Riprova più tardi.', 'The site doesn’t answer. Try again later.'],
  timeout: [
    'Il sito è troppo lento: la foto non è arrivata in 20 secondi. Riprova più tardi.',
    'The site is too slow: the picture didn’t come within 20 seconds. Try again later.',
  ],
  not_found: [
    'A questo indirizzo la foto non c’è più: chiedi un elenco aggiornato, o caricala nella scheda.',
    'The picture is no longer at this address: ask for a newer list, or upload it in the product’s form.',
  ],
  refused: [
    'Il sito non dà questa foto a chi non ha accesso: chiedi al fornitore indirizzi aperti, o caricala nella scheda.',
    'The site gives this picture only to who may log in: ask the supplier for open addresses, or upload it in the product’s form.',
  ],
  server_error: [
    'Il sito ha un guasto o è occupato. Riprova più tardi.',
    'The site has a fault or is busy. Try again later.',
  ],
  too_many_redirects: [
    'L’indirizzo rimanda più di tre volte ad altri: scrivi nel file l’indirizzo della foto stessa.',
    'The address leads on more than three times: write the address of the picture itself in the file.',
  ],
  too_large: [
    'La foto supera 5 MB: rimpiccioliscila e caricala nella scheda.',
    'The picture is larger than 5 MB: make it smaller and upload it in the product’s form.',
  ],
  too_many_pixels: [
    'La foto ha più di 50 megapixel: rimpiccioliscila e caricala nella scheda.',
    'The picture has more than 50 megapixels: make it smaller and upload it in the product’s form.',
  ],
  no_picture: [
    'Non è una foto JPG, PNG, GIF o WebP, oppure è rovinata: forse è una pagina. Scrivi l’indirizzo della foto stessa.',
    'This is no JPG, PNG, GIF or WebP picture, or a broken one; it may be a page. Write the address of the picture itself.',
  ],
  full: [
    'L’articolo ha già 30 foto: togline una e riprova.',
    'The product has 30 pictures already: remove one and try again.',
  ],
  storage: [
    'Il negozio non ha potuto salvare la foto: libera spazio e riprova.',
    'The shop couldn’t store the picture: make room and try again.',
  ],
}

export function reasonText(reason: PictureReason, language: Language): string {
  return texts[reason][language === 'it' ? 0 : 1]
}
