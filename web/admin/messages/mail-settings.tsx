import { useQuery } from '@tanstack/react-query'
import { resendUndelivered, sendTestMail, type TestMailResult } from '#shared/contract/messages/admin-mails.ts'
import { tasksQuery } from '#web/admin/tasks-query.ts'
import { useAct } from '#web/admin/use-act.ts'
import { deskRows } from '#web/extensions/desk-rows.ts'
import { useShop } from '#web/i18n/shop-query.ts'
import { useApi } from '#web/platform/api.ts'
import { Attempt } from '#web/ui/lazy-part.tsx'

const outcomes: Record<TestMailResult['state'], (result: TestMailResult) => string> = {
  sent: ({ to }) => `L’e-mail per ${to} è partita. Guarda se arriva, anche nello spam.`,
  not_delivered: () =>
    'L’e-mail non è partita: al sito manca la casella da cui spedire. È rimasta nella cartella «mail» dei dati.',
  failed: ({ error }) => `L’e-mail non è partita. La casella del negozio risponde: ${error ?? 'niente'}`,
}

export const mailOutcome = (result: TestMailResult): string => outcomes[result.state](result)

/** The state of mail sending, a test mail, and undelivered mails. */
export default function MailSettings() {
  const api = useApi()
  const { email } = useShop()
  const { data } = useQuery(tasksQuery(api))
  const boxes = deskRows('mailBox')
  const test = useAct({
    call: (api) => api(sendTestMail),
    failed: 'Impossibile inviare l’e-mail di prova',
  })
  return (
    <div className="stack">
      {data && !data.undeliveredMails.hasServer && (
        <p className="note note-warning">
          <span>
            <b className="bold">Le e-mail non partono.</b> Manca la casella da cui spedire. Finché manca, le mail
            restano scritte qui e ai clienti non arriva niente.
          </span>
        </p>
      )}
      <Attempt>
        {boxes.map((Box) => (
          <Box key="box" />
        ))}
      </Attempt>
      <h3>Prova</h3>
      <p className="small muted">
        {email
          ? `Invia un’e-mail a ${email} e dice com’è andata.`
          : 'Va all’indirizzo del negozio, che manca ancora: scrivilo in Dati e contatti.'}
      </p>
      {email && (
        <button type="button" className="btn" aria-disabled={test.busy} onClick={() => test.send()}>
          {test.busy && <span className="spin" aria-hidden="true" />} Invia un’e-mail di prova
        </button>
      )}
      <p role="status" className={test.result?.state === 'sent' ? 'bold success-text' : 'bold error-text'}>
        {!test.busy && test.result && mailOutcome(test.result)}
      </p>
      {data?.undeliveredMails.hasServer && data.undeliveredMails.count > 0 && (
        <ResendUndelivered count={data.undeliveredMails.count} />
      )}
    </div>
  )
}

/** One press for all that was only written as a file. */
export function ResendUndelivered({ count }: { count: number }) {
  const resend = useAct({
    call: (api) => api(resendUndelivered),
    said: ({ count: due }) => ['E-mail in partenza', due === 1 ? '1 e-mail' : `${due} e-mail`],
    failed: 'Impossibile spedire le e-mail',
  })
  return (
    <p className="note note-warning">
      {count === 1 ? '1 e-mail non è mai partita.' : `${count} e-mail non sono mai partite.`}{' '}
      <button type="button" className="btn btn-small" aria-disabled={resend.busy} onClick={() => resend.send()}>
        Spediscile ora
      </button>
    </p>
  )
}
