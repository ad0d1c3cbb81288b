export const safetyWords = {
  title: 'Produttore e sicurezza',
  maker: 'Produttore',
  euContact: 'Responsabile nell’Unione europea',
  warnings: 'Attenzione',
  inItalian: '',
  composition: 'Composizione',
  animalParts: 'Contiene parti non tessili di origine animale.',
  takeBackTitle: 'La vecchia la ritiriamo noi',
  takeBack:
    'Compri un apparecchio elettrico? Ci dai gratis quello vecchio equivalente, anche alla consegna. Pile e batterie comprese.',
  takeBackHow: 'Come si fa',
  battery: 'Batteria',
  chemistry: 'Chimica',
  energy: 'Energia',
  passport: 'Passaporto della batteria',
}
