type V = Record<string, string | number>

export const together = {
  title: 'Ci sta bene insieme',
  add: 'Aggiungi',
  addNamed: (name: string) => `Aggiungi ${name}`,
  choose: 'Scegli la taglia',
  chooseNamed: (name: string) => `Scegli la taglia: ${name}`,
  reasons: {
    tube: ({ size }) => `Misura giusta per la ${size}. Due, una in borsa.`,
    'tube-valve': ({ size }) => `Misura giusta per la ${size}: guarda solo che valvola hai.`,
    'no-pedals': () => 'La bici arriva senza pedali.',
    lucchetti: () => 'Perché resti dove l’hai lasciata.',
    'no-lights': () => 'La scheda non parla di luci: al buio servono per legge.',
    caschi: () => 'Protegge in ogni uscita, anche in quella breve.',
    pompe: () => 'La gomma va gonfiata ogni due o tre settimane.',
    speeds: ({ speeds }) => `Per ${speeds} velocità anche questo.`,
    attrezzi: () => 'Per montarlo e tenerlo a posto.',
    shoes: () => 'Per spingere bene su questi pedali.',
    pedals: () => 'Dove queste scarpe si agganciano o poggiano.',
    scarpe: () => 'Suola rigida: si pedala meglio.',
    'manopole-e-nastri': () => 'Un manubrio nuovo vuole una presa nuova.',
    maglie: () => 'Sopra, con le tasche dietro.',
    'pantaloncini-e-salopette': () => 'Sotto, con quello che serve in sella.',
    guanti: () => 'Per le mani, quando fa fresco o si cade.',
    calzini: () => 'L’ultimo pezzo, il primo che si sente.',
    'giacche-e-gilet': () => 'Per quando gira il tempo.',
    luci: () => 'Per vedere e farsi vedere.',
    'borse-e-zaini': () => 'Per portarlo con te.',
    borracce: () => 'Dopo mezz’ora viene sete.',
  } as Record<string, (values: V) => string>,
}
export type TogetherTexts = typeof together
