import { useQuery } from '@tanstack/react-query'
import { readQuery, shownFresh } from '#web/admin/admin-queries.ts'
import { ownPasswordRow, secretRow } from '#web/admin/form/secret-rows.ts'
import { Loaded } from '#web/admin/loaded.tsx'
import { SettingPage } from '#web/admin/site/settings/setting-page.tsx'
import { tasksQuery } from '#web/admin/tasks-query.ts'
import { useApi } from '#web/platform/api.ts'
import { choice, count, line, named } from '#web/ui/form/field-rows.tsx'
import { type ProviderName, providerNames } from '../mail-providers.ts'
import { getMailServer, type MailBoxView, mailServerSetting } from '../mail-server-calls.ts'

const providers: Record<ProviderName, string> = {
  none: 'Nessuno: le mail non partono',
  aruba: 'Aruba',
  gmail: 'Gmail, Google Workspace',
  ionos: 'IONOS',
  libero: 'Libero',
  microsoft: 'Outlook, Microsoft 365',
  register: 'Register.it',
  other: 'Un altro',
}

const isConnected = ({ provider }: { provider?: string }) => provider !== 'none'
const isOther = { provider: 'other' }

const appPassword = ' Con Gmail e Microsoft serve una «password per le app», che si crea nel loro sito.'

const tableOf = ({ hasPassword }: MailBoxView) => ({
  provider: choice<ProviderName>({
    label: 'Chi ti dà la posta',
    empty: 'none',
    options: named(providerNames, providers),
  }),
  address: line({
    label: 'Indirizzo da cui scrivi',
    type: 'email',
    maxLength: 254,
    must: 'Scrivi l’indirizzo della tua casella, per esempio negozio@cicli-bressan.it.',
    spellCheck: false,
    when: isConnected,
  }),
  host: line({
    label: 'Server della posta in uscita',
    maxLength: 253,
    must: 'Scrivi il nome del server, per esempio smtp.cicli-bressan.it.',
    spellCheck: false,
    when: isOther,
  }),
  port: count(65_535, {
    label: 'Porta',
    optional: true,
    hint: 'Di solito 465, che vale se la lasci vuota.',
    when: isOther,
  }),
  user: line({
    label: 'Nome utente',
    maxLength: 254,
    optional: true,
    hint: 'Vuoto, se è l’indirizzo.',
    spellCheck: false,
    when: isOther,
  }),
  password: secretRow({
    label: 'Password della casella',
    maxLength: 256,
    optional: hasPassword,
    must: 'Scrivi la password con cui leggi la posta.',
    hint: hasPassword ? 'C’è già: vuota resta com’è.' : `La stessa con cui leggi la posta.${appPassword}`,
    when: isConnected,
  }),
  currentPassword: ownPasswordRow(),
})

const sentences: Record<string, string> = {
  email: 'Un indirizzo è come negozio@cicli-bressan.it.',
  mail_host: 'Il nome di un server è come smtp.cicli-bressan.it.',
}

// What is not asked is sent empty.
const notAsked = { address: '', host: '', port: null, user: '', password: null }

/** The mailbox that mails leave from. */
export default function MailBoxSettings() {
  const state = useQuery({ ...readQuery(useApi(), getMailServer), ...shownFresh })
  return (
    <section className="grid spaced-16" aria-labelledby="mail-box">
      <h3 id="mail-box">La tua casella</h3>
      <Loaded query={state} failure="Lo stato della posta non si carica.">
        {({ from, address }) =>
          from === 'environment' ? (
            <p className="small muted">
              Le mail partono da {address}: la casella sta nella configurazione del server, e da qui non si cambia.
            </p>
          ) : (
            <>
              <p className="small muted">
                {from === 'dashboard' ? `Le mail partono da ${address}.` : 'Non ancora collegata.'} La password si
                conserva cifrata e non si mostra più.
              </p>
              <SettingPage
                setting={mailServerSetting}
                name="mail-box"
                table={tableOf}
                read={({ hasPassword: _, ...value }) => value}
                write={(typed) => ({ ...notAsked, ...typed })}
                sentences={sentences}
                isSecret
                failure="La casella non si carica."
                said="Casella collegata"
                action="Prova e salva"
                note="Prima di salvare chiediamo al server se la password va bene."
                then={(api) => [readQuery(api, getMailServer), tasksQuery(api)]}
              />
            </>
          )
        }
      </Loaded>
    </section>
  )
}
