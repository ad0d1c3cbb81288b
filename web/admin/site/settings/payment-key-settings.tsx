import { useQuery } from '@tanstack/react-query'
import type { PaymentKeyCalls, PaymentKeyState, PaymentKeyTest } from '#shared/contract/platform/payment-key-calls.ts'
import { readQuery, shownFresh } from '#web/admin/admin-queries.ts'
import { ownPasswordRow, secretRow } from '#web/admin/form/secret-rows.ts'
import { Loaded } from '#web/admin/loaded.tsx'
import { useAct } from '#web/admin/use-act.ts'
import { useApi } from '#web/platform/api.ts'
import { line } from '#web/ui/form/field-rows.tsx'
import { SettingPage } from './setting-page.tsx'

interface KeyWords {
  label: string
  hint: string
  /** Works without. */
  optional?: boolean
  /** Of a key that looks otherwise, by the contract's error. */
  wrong: readonly [error: string, sentence: string]
}

interface Props<P extends string, S extends string> {
  calls: PaymentKeyCalls<NoInfer<P>, NoInfer<S>>
  company: string
  /** What it pays, such as «Carte». */
  lead: string
  plain: Record<P, KeyWords>
  sealed: Record<S, KeyWords>
}

/** The keys of a provider: how it stands, its trial, and its form. */
export function PaymentKeySettings<P extends string, S extends string>(props: Props<P, S>) {
  const { calls, company, lead, plain, sealed } = props
  const state = useQuery({ ...readQuery(useApi(), calls.state), ...shownFresh })
  const words = { ...plain, ...sealed } as Record<string, KeyWords>
  return (
    <div className="grid spaced-32">
      <p className="small muted">{lead}</p>
      <Loaded query={state} failure="Lo stato dei pagamenti non si carica.">
        {(known) => <KeyFacts {...{ calls, company, words }} state={known as PaymentKeyState} />}
      </Loaded>
      {state.data && !state.data.isFromEnvironment && (
        <SettingPage
          setting={calls.setting}
          name={calls.setting.read.path.split('/').at(-1) ?? ''}
          table={(stored) => tableOf(plain, sealed, stored as Record<string, string | null>)}
          sentences={Object.fromEntries(Object.values(words).map(({ wrong }) => wrong))}
          isSecret
          failure="Le chiavi non si caricano."
          said="Chiavi cambiate"
          action="Prova e salva"
          note={`Prima di salvare chiediamo a ${company} se le chiavi vanno bene.`}
          then={(api) => [readQuery(api, calls.state)]}
        />
      )}
    </div>
  )
}

function tableOf(
  plain: Record<string, KeyWords>,
  sealed: Record<string, KeyWords>,
  stored: Record<string, string | null>,
) {
  // What is there may be emptied or left; what is not has to be written.
  const isOptional = (name: string, { optional = false }: KeyWords) => optional || Boolean(stored[name])
  const rows = Object.entries(plain).map(([name, words]) => {
    const { label, hint, wrong } = words
    const optional = isOptional(name, words)
    return [name, line({ label, hint, optional, must: wrong[1], maxLength: 300, spellCheck: false })]
  })
  const secrets = Object.entries(sealed).map(([name, words]) => [
    name,
    secretRow({
      ...{ label: words.label, maxLength: 300, optional: isOptional(name, words), must: words.wrong[1] },
      hint: stored[name] ? `C’è già: ${stored[name]}. Se non scrivi niente resta com’è.` : words.hint,
    }),
  ])
  return { ...Object.fromEntries([...rows, ...secrets]), currentPassword: ownPasswordRow() }
}

const environments = { production: 'offerti, incassano', sandbox: 'in prova, non incassano denaro vero' }
const outcomes: Record<PaymentKeyTest, (company: string) => string> = {
  works: (company) => `${company} risponde e accetta le chiavi.`,
  refused: (company) => `${company} risponde ma rifiuta le chiavi: ricopiale dal tuo conto.`,
  unreachable: (company) => `${company} non risponde. Riprova tra poco.`,
  off: (company) => `${company} non è collegato.`,
}

interface Facts {
  calls: Pick<PaymentKeyCalls<string, string>, 'test'>
  company: string
  words: Record<string, KeyWords>
  state: PaymentKeyState
}

function KeyFacts({ calls, company, words, state: { environment, missing, isFromEnvironment, eventsUrl } }: Facts) {
  const test = useAct({ call: (api) => api(calls.test), failed: 'La prova non è partita. Riprova.' })
  const facts = {
    Stato: environment ? environments[environment] : 'non offerti',
    Manca: missing.map((one) => words[one]?.label.toLowerCase()).join(', ') || 'niente',
    'Indirizzo degli avvisi': eventsUrl,
    Chiavi: isFromEnvironment ? 'nella configurazione del server' : 'qui sotto',
  }
  return (
    <section className="grid spaced-12" aria-label="Stato">
      <dl className="facts">
        {Object.entries(facts).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {environment && (
        <div className="row wraps spaced-12">
          <button type="button" className="btn btn-small" aria-disabled={test.busy} onClick={() => test.send()}>
            Prova le chiavi
          </button>
          <p role="status" className={test.result?.state === 'works' ? 'bold success-text' : 'bold error-text'}>
            {!test.busy && test.result && outcomes[test.result.state](company)}
          </p>
        </div>
      )}
    </section>
  )
}
