export const infoWords = {
  index: 'In questa pagina',
  version: (version: string) => `Versione del ${version}`,
  demo: 'Negozio dimostrativo: nessun ordine viene spedito. Prima di aprire un negozio vero, fai verificare questi testi da un professionista.',
  otherPages: 'Altre informazioni',
}
