import type { LaterDeskRows } from '#web/extensions/desk-row.ts'
import recordWords from '../record-words.json' with { type: 'json' }

export const later: LaterDeskRows = {
  sectionWords: {
    'lavori/calendario': 'officina, prenotazioni, settimana, ore libere',
    'lavori/servizi': 'officina, servizi, listino, prezzi della manodopera',
    'lavori/officina': 'officina, capacità, meccanici, orari, limite del preventivo',
  },
  mailNames: {
    workshop_booked: { it: 'Prenotazione in officina', en: 'Workshop booking' },
    workshop_ride: { it: 'Prova di una bici', en: 'Test ride' },
    workshop_moved: { it: 'Prenotazione spostata', en: 'Booking moved' },
    workshop_reminder: { it: 'Promemoria dell’officina', en: 'Workshop reminder' },
    workshop_cancelled: { it: 'Prenotazione disdetta', en: 'Booking cancelled' },
    workshop_closed: { it: 'Prenotazione da spostare', en: 'Booking to be moved' },
  },
  recordWords,
}
