/** Problems of archives with pictures (decision 0059). */
export const pictureProblems = {
  picture_damaged: [
    400,
    'La foto è arrivata rovinata: non è quella che l’archivio descrive. Riprova con una copia intera dell’archivio.',
    'The picture arrived damaged: it isn’t the one the archive describes. Try again with a whole copy of the archive.',
  ],
  picture_no_original: [
    415,
    'Questa foto non è scritta da un negozio come questo e non entra così com’è: caricala nella scheda dell’articolo, o in uno zip di foto.',
    'This picture wasn’t written by a shop like this one and isn’t taken as it is: upload it in the product’s form, or in a zip of pictures.',
  ],
  picture_name_taken: [
    409,
    'Il negozio ha già un’altra foto con questo nome: quella resta, caricala nella scheda dell’articolo.',
    'The shop already has another picture of this name: that one stays, upload this one in the product’s form.',
  ],
} as const
