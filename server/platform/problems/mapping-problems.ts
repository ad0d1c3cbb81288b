/** Problems of import mappings and of the former shop's data. */
export const mappingProblems = {
  import_mapping_not_found: [
    404,
    'Questo fornitore non è più tra i salvati: scegli di nuovo le colonne.',
    'This supplier is no longer saved: choose the columns again.',
  ],
  import_mapping_taken: [
    409,
    'C’è già un fornitore salvato con questo nome: scegline un altro o aggiorna quello.',
    'There’s already a saved supplier with this name: choose another one or update that.',
  ],
  import_mappings_full: [
    409,
    'Non c’è più posto: elimina i fornitori o le parole che non servono.',
    'There’s no room left: delete suppliers or words you don’t need.',
  ],
  import_word_not_found: [404, 'Questa parola non è più salvata.', 'This word is no longer saved.'],
  moved_in_refused: [
    400,
    'Il file non si può importare così: guarda le righe indicate.',
    'The file can’t be imported like this: look at the rows indicated.',
  ],
  moved_in_not_found: [404, 'Questa importazione non c’è più.', 'This import is no longer there.'],
  moved_in_undone: [409, 'Questa importazione è già stata annullata.', 'This import has been undone already.'],
} as const satisfies Record<string, readonly [number, string, string]>
