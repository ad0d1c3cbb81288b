import { useAct } from '#web/admin/use-act.ts'

interface Props {
  path: string
  /** Of what is tried, for screen readers. */
  name: string
  request?: RequestInit
  isAnswer?(status: number): boolean
}

/** Asks an address of the shop as a program does, without the login of this browser. */
export function AddressTrial({ path, name, request, isAnswer = (status) => status === 200 }: Props) {
  const trial = useAct({
    call: async () => {
      const answer = await fetch(path, { cache: 'no-store', credentials: 'omit', ...request })
      await answer.arrayBuffer()
      return answer.status
    },
    failedHere: 'Non risponde: il sito non si raggiunge.',
  })
  const { result, error, busy } = trial
  const isFine = result !== undefined && isAnswer(result)
  return (
    <>
      <button
        type="button"
        className="btn btn-small"
        aria-label={`Prova: ${name}`}
        aria-disabled={busy}
        onClick={() => trial.send()}
      >
        {busy && <span className="spin" aria-hidden="true" />} Prova
      </button>
      <span role="status" className={`small bold ${isFine ? 'success-text' : 'error-text'}`}>
        {!busy && (error ?? (result && (isFine ? 'Funziona' : `Risponde con l’errore ${result}`)))}
      </span>
    </>
  )
}
