export const usedAlert = {
  lead: 'Vuoi sapere quando ne arriva una simile? Lascia l’e-mail: ti scriviamo una volta sola.',
  leadOfNew:
    'Se ci arriva un’usata dello stesso tipo, vuoi saperlo? Lascia l’e-mail: ti scriviamo una volta sola. Per sapere se torna nuova, chiamaci.',
  labels: { email: 'E-mail', website: 'Sito web' },
  required: { email: 'Scrivi la tua e-mail.' },
  onlySize: (size: string) => `Solo di taglia ${size}`,
  submit: 'Avvisami se ne arriva una',
  done: (email: string) => `Fatto: scriveremo a ${email} quando ne arriva una, e poi cancelliamo l’indirizzo.`,
  forgotten: 'Dopo un anno senza arrivi lo cancelliamo comunque.',
  privacy: 'Informativa sulla privacy',
}
