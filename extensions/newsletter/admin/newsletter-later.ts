import type { LaterDeskRows } from '#web/extensions/desk-row.ts'

export const later: LaterDeskRows = {
  mailNames: { newsletter_request: { it: 'Conferma della newsletter', en: 'Newsletter confirmation' } },
  finder: {
    places: [
      {
        label: 'Newsletter',
        note: 'Chi ha detto sì, e il file per il servizio con cui lo mandi',
        to: { tab: 'clienti', vista: 'notiziario' },
        words:
          'newsletter, iscritti, consensi, mailing list, marketing, Mailchimp, Brevo, disiscrivere, esportare le e-mail',
      },
    ],
  },
}
