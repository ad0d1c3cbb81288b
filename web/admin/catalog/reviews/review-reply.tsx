import { MessageSquareReply } from 'lucide-react'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { ReviewAnswer } from '#shared/contract/catalog/reviews.ts'
import { momentText } from '#web/admin/admin-format.ts'
import { useAct } from '#web/admin/use-act.ts'
import { useShop } from '#web/i18n/shop-query.ts'
import { type Api, ApiError } from '#web/platform/api.ts'
import { Field } from '#web/ui/form/field.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'

interface Props {
  /** The id of what is answered. */
  about: string
  answer: ReviewAnswer | null
  /** Whether the answer shows at once. */
  isShown: boolean
  hint: string
  call(api: Api, text: string): Promise<{ answer: ReviewAnswer | null }>
}

/** The shop's public answer to a review or a question. */
export function ReviewReply({ about, answer, isShown, hint, call }: Props) {
  const shop = useShop()
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    // The button stands where the form was, so it receives the focus.
    if (wasOpen.current && !isOpen) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const reply = useAct({
    call,
    said: (changed) => {
      if (!changed.answer) return 'Risposta tolta'
      if (isShown) return 'Risposta pubblicata'
      return ['Risposta salvata', 'Compare quando approvi la recensione.']
    },
    failed: (refusal) => {
      const field = refusal instanceof ApiError ? refusal.fields.text : undefined
      if (!field) return 'La risposta non è stata salvata. Riprova.'
      setError(field)
    },
    onDone: () => opener.current?.focus(),
    onRead: () => setOpen(false),
  })
  const open = () => {
    setText(answer?.text ?? '')
    setError(undefined)
    setOpen(true)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!text.trim()) return setError('Scrivi la risposta.')
    reply.send(text)
  }
  if (isOpen) {
    return (
      <ReplyForm
        {...{ text, error, isShown, hint }}
        isBusy={reply.busy}
        onChange={(words) => {
          setText(words)
          setError(undefined)
        }}
        onCancel={() => setOpen(false)}
        onSubmit={submit}
      />
    )
  }
  return (
    <div className={answer ? 'note below-16 block' : 'reply-start'}>
      {answer && (
        <>
          <p className="small">
            <b className="bold">Risponde {shop.name}</b>, <time dateTime={answer.at}>{momentText(answer.at)}</time>
          </p>
          <p className="admin-words measure-70 pre-line">{answer.text}</p>
        </>
      )}
      <div className="row wraps spaced-8">
        {/* One button with and without an answer: it keeps the focus. */}
        <button ref={opener} type="button" className="btn btn-small" aria-describedby={about} onClick={open}>
          {answer ? (
            'Modifica la risposta'
          ) : (
            <>
              <MessageSquareReply className="icon icon-s" aria-hidden="true" /> Rispondi
            </>
          )}
        </button>
        {answer && (
          <button
            type="button"
            className="btn btn-small"
            aria-disabled={reply.busy}
            aria-describedby={about}
            onClick={() => reply.send('')}
          >
            Togli la risposta
          </button>
        )}
      </div>
    </div>
  )
}

interface FormProps {
  text: string
  error: string | undefined
  isShown: boolean
  hint: string
  isBusy: boolean
  onChange(text: string): void
  onCancel(): void
  onSubmit(event: SubmitEvent): void
}

function ReplyForm({ text, error, isShown, hint, isBusy, onChange, onCancel, onSubmit }: FormProps) {
  const shop = useShop()
  return (
    <form method="dialog" className="stack below-16 measure-70" noValidate onSubmit={onSubmit}>
      <Field label={`Risponde ${shop.name}`} hint={hint} error={error}>
        <textarea
          rows={4}
          value={text}
          // biome-ignore lint/a11y/noAutofocus: the button just pressed has become this field
          autoFocus
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
      <div className="row wraps spaced-8">
        <SubmitButton className="btn btn-main btn-small" isSending={isBusy}>
          {isShown ? 'Pubblica la risposta' : 'Salva la risposta'}
        </SubmitButton>
        <button type="button" className="btn btn-small" onClick={onCancel}>
          Annulla
        </button>
      </div>
    </form>
  )
}
