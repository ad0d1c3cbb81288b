import { daysToReturn, legalWithdrawalDays, refundDays } from '#shared/domain/platform/shop/consumer-rights.ts'
import type { InfoWriter, Text } from './info-text.ts'
import { wayBack } from './way-back.ts'

export const withdrawal: InfoWriter = ({ shop, address, mail }) => {
  const days = daysToReturn(shop)
  const form: Text[] = [
    [
      `Destinatario: ${shop.legal.company}, ${address}, ${shop.email}`,
      `To: ${shop.legal.company}, ${address}, Italy, ${shop.email}`,
    ],
    [
      'Con la presente io/noi (*) notifico/notifichiamo (*) il recesso dal mio/nostro (*) contratto di vendita dei seguenti beni (*): ________',
      'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*): ________',
    ],
    ['Ordinato il (*) / ricevuto il (*): ________', 'Ordered on (*) / received on (*): ________'],
    ['Nome del/dei consumatore(i): ________', 'Name of consumer(s): ________'],
    ['Indirizzo del/dei consumatore(i): ________', 'Address of consumer(s): ________'],
    [
      'Firma del/dei consumatore(i) (solo se il presente modulo è notificato in versione cartacea): ________',
      'Signature of consumer(s) (only if this form is notified on paper): ________',
    ],
    ['Data: ________', 'Date: ________'],
  ]

  return {
    title: ['Recedere dal contratto', 'Withdraw from contract'],
    description: [
      `Come recedere da un acquisto fatto da ${shop.name}: termini, modulo tipo, rimborso.`,
      `How to withdraw from a purchase made at ${shop.name}: time limits, model form, refund.`,
    ],
    lead: [
      `Hai ${legalWithdrawalDays} giorni dalla consegna per cambiare idea, senza spiegazioni e senza spese.`,
      `You have ${legalWithdrawalDays} days from delivery to change your mind, at no cost and without giving a reason.`,
    ],
    sections: [
      {
        id: 'come-si-fa',
        title: ['Come si fa', 'How to do it'],
        body: [
          [
            `La via più rapida è la funzione qui sopra: la ricevuta arriva subito. Basta comunque una dichiarazione chiara, con parole tue o con il modulo tipo qui sotto. Scrivi a ${mail('Recesso dal contratto', form)} indicando il tuo nome e il numero dell’ordine. Va bene anche per posta a ${shop.legal.company}, ${address}, o per PEC a ${shop.legal.pec}.`,
            `The quickest way is the form above: you get the receipt at once. But any clear statement will do, in your own words or with the model form below. Write to ${mail('Withdrawal from contract', form)} with your name and the order number. Post to ${shop.legal.company}, ${address}, Italy, or certified mail (PEC) to ${shop.legal.pec} will do as well.`,
          ],
          [
            'Non devi dire perché. Ti confermiamo subito per e-mail di aver ricevuto la dichiarazione, con data e ora.',
            'You do not have to say why. We confirm by email at once that we have received the statement, with date and time.',
          ],
        ],
      },
      {
        id: 'termini',
        title: ['Entro quando', 'By when'],
        body: [
          [
            `Il termine di ${legalWithdrawalDays} giorni parte dal giorno in cui ricevi l’articolo; se l’ordine arriva in più pacchi, dall’ultimo. Basta che la dichiarazione parta prima della scadenza. Se l’ultimo giorno è un sabato, una domenica o un festivo, hai tempo fino al primo giorno lavorativo.`,
            `The ${legalWithdrawalDays} days start on the day you receive the item; if the order comes in several parcels, the last one. It is enough to send the statement before the period ends. If the last day is a Saturday, a Sunday or a public holiday, you have until the next working day.`,
          ],
          days > legalWithdrawalDays && [
            `Dopo quel termine, e fino a ${days} giorni dalla consegna, accettiamo lo stesso la restituzione, alle stesse condizioni. Scrivici nello stesso modo.`,
            `After that, and up to ${days} days from delivery, we still accept the return, on the same terms. Write to us in the same way.`,
          ],
        ],
      },
      {
        id: 'restituzione',
        title: ['Come torna l’articolo', 'How to return the item'],
        body: [
          ...wayBack(shop),
          [
            `Consegna l’articolo entro ${legalWithdrawalDays} giorni da quando ci hai scritto. Puoi provarlo come faresti in negozio; rispondi solo di una perdita di valore dovuta a un uso diverso.`,
            `Hand the item over within ${legalWithdrawalDays} days of writing to us. You can try it as you would in the shop; you are liable only for a loss of value from any other use.`,
          ],
        ],
      },
      {
        id: 'rimborso',
        title: ['Il rimborso', 'The refund'],
        body: [
          [
            `Ti rimborsiamo tutto quello che hai pagato, compresa la spedizione standard, entro ${refundDays} giorni da quando riceviamo la dichiarazione e con lo stesso mezzo di pagamento. Possiamo aspettare di aver ricevuto l’articolo, o la prova che l’hai spedito. Se recedi solo per una parte dell’ordine, non ti chiediamo spese di spedizione che non avevi pagato.`,
            `We refund everything you have paid, including standard shipping, within ${refundDays} days of receiving the statement and by the same means of payment. We may wait until we have the item back, or proof that you have sent it. If you withdraw from only part of the order, we do not ask for shipping you had not paid for.`,
          ],
        ],
      },
      {
        id: 'eccezioni',
        title: ['Quando non si può', 'When it is not possible'],
        body: [
          [
            'Per gli articoli fatti su misura e per quelli sigillati che, una volta aperti, non si possono restituire per ragioni di igiene. Quando è così, lo leggi nella pagina del prodotto prima di ordinare. Puoi comunque mandarci la dichiarazione.',
            'For items made to measure, and for sealed items that for reasons of hygiene cannot be returned once opened. Where that is the case, the product page says so before you order. You can still send us the statement.',
          ],
        ],
      },
      {
        id: 'difetti',
        title: ['Se l’articolo ha un difetto', 'If the item has a defect'],
        body: [
          [
            'Allora non è recesso: hai i diritti della [garanzia legale di conformità](/garanzia), che durano più a lungo.',
            'Then it is not a withdrawal: you have the rights of the [legal guarantee of conformity](/garanzia), which last longer.',
          ],
        ],
      },
      {
        id: 'modulo',
        title: ['Modulo di recesso tipo', 'Model withdrawal form'],
        body: [
          {
            form: [
              'Compila e restituisci questo modulo solo se desideri recedere dal contratto',
              'Complete and return this form only if you wish to withdraw from the contract',
            ],
            lines: form,
            note: [
              '(*) Cancellare la dicitura inutile. Modulo dell’allegato I, parte B, del Codice del consumo.',
              '(*) Delete as appropriate. Form of Annex I, part B, of the Italian Consumer Code.',
            ],
          },
        ],
      },
    ],
  }
}
