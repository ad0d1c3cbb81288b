import { Link } from '@tanstack/react-router'
import { legalWithdrawalDays, refundDays } from '#shared/domain/consumer-rights.ts'
import { MailLink } from '../info-parts.tsx'
import type { InfoWriter } from '../info-text.ts'
import { WithdrawalForm, withdrawalMail } from '../withdrawal-form.tsx'

export const withdrawal: InfoWriter = ({ shop, address }) => {
  const form = [
    `Destinatario: ${shop.legal.company}, ${address}, ${shop.email}`,
    'Con la presente io/noi (*) notifico/notifichiamo (*) il recesso dal mio/nostro (*) contratto di vendita dei seguenti beni (*): ________',
    'Ordinato il (*) / ricevuto il (*): ________',
    'Nome del/dei consumatore(i): ________',
    'Indirizzo del/dei consumatore(i): ________',
    'Firma del/dei consumatore(i) (solo se il presente modulo è notificato in versione cartacea): ________',
    'Data: ________',
  ]
  return {
    title: 'Recedere dal contratto',
    description: `Come recedere da un acquisto fatto da ${shop.name}: termini, modulo tipo, rimborso.`,
    lead: `Hai ${legalWithdrawalDays} giorni dalla consegna per cambiare idea, senza spiegazioni e senza spese.`,
    sections: [
      {
        id: 'come-si-fa',
        title: 'Come si fa',
        body: (
          <>
            <p>
              La via più rapida è la funzione qui sopra: la ricevuta arriva subito. Basta comunque una dichiarazione
              chiara, con parole tue o con il modulo tipo qui sotto. Scrivi a{' '}
              <MailLink to={shop.email} subject="Recesso dal contratto" body={withdrawalMail(form)}>
                {shop.email}
              </MailLink>{' '}
              indicando il tuo nome e il numero dell’ordine. Va bene anche per posta a {shop.legal.company}, {address},
              o per PEC a {shop.legal.pec}.
            </p>
            <p>
              Non devi dire perché. Ti confermiamo subito per e-mail di aver ricevuto la dichiarazione, con data e ora.
            </p>
          </>
        ),
      },
      {
        id: 'termini',
        title: 'Entro quando',
        body: (
          <>
            <p>
              Il termine di {legalWithdrawalDays} giorni parte dal giorno in cui ricevi l’articolo; se l’ordine arriva
              in più pacchi, dall’ultimo. Basta che la dichiarazione parta prima della scadenza. Se l’ultimo giorno è un
              sabato, una domenica o un festivo, hai tempo fino al primo giorno lavorativo.
            </p>
            {shop.returnDays > legalWithdrawalDays && (
              <p>
                Dopo quel termine, e fino a {shop.returnDays} giorni dalla consegna, accettiamo lo stesso la
                restituzione, alle stesse condizioni. Scrivici nello stesso modo.
              </p>
            )}
          </>
        ),
      },
      {
        id: 'restituzione',
        title: 'Come torna l’articolo',
        body: (
          <p>
            Ti mandiamo l’etichetta del corriere già pagata: il ritorno lo paghiamo noi. Consegna l’articolo entro{' '}
            {legalWithdrawalDays} giorni da quando ci hai scritto. Puoi provarlo come faresti in negozio; rispondi solo
            di una perdita di valore dovuta a un uso diverso.
          </p>
        ),
      },
      {
        id: 'rimborso',
        title: 'Il rimborso',
        body: (
          <p>
            Ti rimborsiamo tutto quello che hai pagato, compresa la spedizione standard, entro {refundDays} giorni da
            quando riceviamo la dichiarazione e con lo stesso mezzo di pagamento. Possiamo aspettare di aver ricevuto
            l’articolo, o la prova che l’hai spedito. Se recedi solo per una parte dell’ordine, non ti chiediamo spese
            di spedizione che non avevi pagato.
          </p>
        ),
      },
      {
        id: 'eccezioni',
        title: 'Quando non si può',
        body: (
          <p>
            Per gli articoli fatti su misura e per quelli sigillati che, una volta aperti, non si possono restituire per
            ragioni di igiene. Quando è così, lo leggi nella pagina del prodotto prima di ordinare. Puoi comunque
            mandarci la dichiarazione.
          </p>
        ),
      },
      {
        id: 'difetti',
        title: 'Se l’articolo ha un difetto',
        body: (
          <p>
            Allora non è recesso: hai i diritti della <Link to="/garanzia">garanzia legale di conformità</Link>, che
            durano più a lungo.
          </p>
        ),
      },
      {
        id: 'modulo',
        title: 'Modulo di recesso tipo',
        body: (
          <WithdrawalForm
            title="Compila e restituisci questo modulo solo se desideri recedere dal contratto"
            lines={form}
            note="(*) Cancellare la dicitura inutile. Modulo dell’allegato I, parte B, del Codice del consumo."
          />
        ),
      },
    ],
  }
}
