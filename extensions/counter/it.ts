export const pickUpWords = {
  pay: {
    title: 'Paghi in negozio',
    text: 'Quando ritiri, in contanti o con la carta. Ti teniamo i pezzi per qualche giorno di apertura.',
    submit: 'Prenota e paga in negozio',
  },
  slots: {
    title: 'Quando vieni',
    any: 'Quando voglio, in orario di apertura',
    hint: 'A quell’ora l’ordine è pronto e non fai la fila.',
    taken: (next: string) => `Quell’ora l’ha appena presa un altro. Le prossime libere: ${next}.`,
    none: 'Quell’ora l’ha appena presa un altro, e non ce ne sono di libere: vieni quando vuoi, in orario di apertura.',
  },
  block: {
    title: 'Per ritirarlo',
    code: 'Codice per il ritiro',
    show: 'Mostralo in negozio. Può venire anche un’altra persona: dalle il codice.',
    keptUntil: (day: string) => `Lo teniamo da parte fino a ${day}, poi i pezzi tornano in vendita.`,
    lost: (day: string) =>
      `L’ora che avevi scelto, ${day}, è stata presa prima che arrivasse il pagamento. Scegline un’altra.`,
    other: 'Quando vieni',
    choose: 'Vengo a quest’ora',
    failed: 'Non è stata salvata. Riprova.',
    taken: 'Anche quest’ora è stata presa. Scegline un’altra.',
    slot: (day: string) => `Hai scelto di venire ${day}.`,
    qr: 'Il codice come QR',
  },
}
