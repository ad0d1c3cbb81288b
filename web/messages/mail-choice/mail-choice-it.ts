export const mailChoice = {
  title: 'Le tue mail',
  lead: 'Le mail che il negozio può mandarti, e come si fermano.',
  noLink: 'Ogni mail che puoi fermare porta il suo link: aprilo da lì.',
  /** Those of extensions are named by them. */
  topics: {
    review_requests: 'Richiesta di una recensione',
    notifications: 'Mail sulle tue recensioni',
  } as Record<string, string>,
  to: (email: string) => `A ${email}`,
  isOn: 'Queste mail arrivano.',
  isOff: 'Queste mail non arrivano.',
  askJoin: 'Vuoi queste mail a questo indirizzo?',
  confirm: 'Sì, iscrivetemi',
  decline: 'No, grazie',
  stop: 'Non scrivetemi più',
  joined: 'Confermato: da adesso queste mail arrivano.',
  stopped: 'Fatto: non ti scriviamo più queste mail. Quelle sui tuoi ordini continuano.',
  badTitle: 'Questo link non vale più',
  badText: 'La richiesta è stata cancellata, è passato troppo tempo o il link non è intero.',
  toShop: 'Vai al negozio',
}
