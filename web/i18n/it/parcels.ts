export const parcels = {
  title: 'I tuoi pacchi',
  name: (number: number, inAll: number) => (inAll === 1 ? 'Un pacco' : `Pacco ${number} di ${inAll}`),
  copy: 'Copia',
  copyOf: (code: string) => `Copia il codice ${code}`,
  follow: (carrier: string | null) => (carrier ? `Segui il pacco con ${carrier}` : 'Segui il pacco'),
  size: (size: string) => `taglia ${size}`,
  steps: 'A che punto è',
  step: { packed: 'Preparato', sent: 'Partito', delivered: 'Consegnato' },
  now: 'adesso',
  arrives: (day: string) => `Arriva ${day}.`,
  late: (day: string, phone: string) =>
    `La consegna era promessa per ${day}: siamo in ritardo, e ci dispiace. Chiamaci al ${phone}: ti diciamo dov’è.`,
  expected: (day: string) => `Arrivo previsto: ${day}.`,
  appointment: (when: string) => `Appuntamento: ${when}.`,
  rest: 'Il resto dell’ordine parte con un altro pacco.',
  damaged: 'È arrivato danneggiato',
  damagedOf: (name: string) => `È arrivato danneggiato: ${name}`,
}
