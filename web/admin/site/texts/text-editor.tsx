import { useQueryClient } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { type FocusEvent, useRef, useState } from 'react'
import { changeTexts, sendTextTrial, type TextGroup } from '#shared/contract/site/text-settings.ts'
import { OvertakenNote } from '#web/admin/form/form-dialog.tsx'
import { useEditForm } from '#web/admin/form/use-edit-form.ts'
import { mailOutcome } from '#web/admin/messages/mail-settings.tsx'
import { useAct } from '#web/admin/use-act.ts'
import { shopQuery } from '#web/i18n/shop-query.ts'
import { useApi } from '#web/platform/api.ts'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { bodyOf, FormRows } from '#web/ui/form/form-table.tsx'
import { plainTexts, shippedTexts, storedTexts, textBody, textForm } from './text-form.ts'
import { MailPreview, PagePreview } from './text-preview.tsx'
import { TextVersions } from './text-versions.tsx'

/** What is typed stays, whatever is read again meanwhile: a new form comes with a save only. */
export function TextEditor({ group: opened, hasEnglish }: { group: TextGroup; hasEnglish: boolean }) {
  const [group, setGroup] = useState(opened)
  return <TextForm key={group.version} {...{ group, hasEnglish }} onSaved={setGroup} />
}

interface FormProps {
  group: TextGroup
  hasEnglish: boolean
  onSaved(group: TextGroup): void
}

function TextForm({ group, hasEnglish, onSaved }: FormProps) {
  const api = useApi()
  const queries = useQueryClient()
  const [table] = useState(() => textForm(group, hasEnglish))
  const saved = useRef(group)
  const fields = useEditForm({
    name: 'text',
    table,
    stored: group,
    read: storedTexts,
    storeUndoable: async (values, version = 0) => {
      const body = textBody(bodyOf(table, values), version)
      saved.current = await api(changeTexts, { params: { group: group.id }, body })
      return saved.current
    },
    said: 'Testi salvati: valgono da subito',
    onStored: () => {
      void queries.invalidateQueries(shopQuery(api))
      onSaved(saved.current)
    },
  })
  const [language, setLanguage] = useState<'it' | 'en'>('it')
  const [shows, setShows] = useState(group.fields[0]?.key ?? '')
  const draft = { language, texts: plainTexts(fields.form.watch('texts')), shows }
  // texts.intro.en: the preview follows the field with the focus.
  const follow = ({ target }: FocusEvent<HTMLFormElement>) => {
    const [, key, spoken] = 'name' in target && typeof target.name === 'string' ? target.name.split('.') : []
    if (!key) return
    setShows(key)
    if (spoken === 'it' || spoken === 'en') setLanguage(spoken)
  }
  const reset = () => {
    for (const [key, shipped] of shippedTexts(group))
      fields.form.setValue(`texts.${key}`, { ...shipped, isRead: false }, { shouldDirty: true })
    fields.recheck()
  }
  const isMail = group.place === 'mail'
  const wrong = Object.keys(fields.errors).length
  return (
    <form
      method="dialog"
      noValidate
      className="texts-form can-shrink"
      onChange={fields.recheck}
      onFocus={follow}
      onSubmit={(event) => (fields.isSending ? event.preventDefault() : fields.submit(event))}
    >
      <div className="texts-body stack">
        <div className="row wraps spaced-16">
          <h3>{group.name}</h3>
          {group.place !== 'page' && (
            <button type="button" className="btn btn-small end" onClick={reset}>
              Rimetti l’originale
            </button>
          )}
        </div>
        <p className="small muted">
          {group.place === 'site'
            ? 'Un campo vuoto è il testo originale.'
            : isMail
              ? 'Nelle parentesi graffe va quello che cambia da un ordine all’altro. Un campo vuoto è il testo originale, e anche una mail a cui manca un dato lo usa. IBAN, articoli, totali e recesso ci sono sempre.'
              : 'Titoli con #, elenchi con -, **grassetto**, *corsivo*, [link](https://…). Niente HTML e niente immagini.'}
        </p>
        <ErrorSummary {...fields.summary} />
        <OvertakenNote fields={fields} />
        <FormRows table={table} fields={fields} />
        {isMail ? (
          <MailPreview group={group.id} draft={draft}>
            <TrialButton group={group.id} draft={draft} />
          </MailPreview>
        ) : (
          group.place !== 'site' && (
            <PagePreview text={draft.texts[shows === 'title' ? 'body' : shows]?.[language] ?? ''} />
          )
        )}
        <TextVersions
          group={group}
          onTake={(texts) => {
            for (const [key, { it, en }] of Object.entries(texts))
              fields.form.setValue(`texts.${key}`, { it, en, isRead: false }, { shouldDirty: true })
          }}
        />
      </div>
      <SaveFoot wrong={wrong} isSending={fields.isSending} onCancel={() => fields.form.reset()} />
    </form>
  )
}

interface FootProps {
  wrong: number
  isSending: boolean
  onCancel(): void
}

function SaveFoot({ wrong, isSending, onCancel }: FootProps) {
  return (
    <div className="texts-save">
      <p className="small" role="status">
        {wrong > 0 && (
          <>
            <b className="bold error-text">
              {wrong === 1 ? '1 testo da correggere.' : `${wrong} testi da correggere.`}
            </b>{' '}
            Finché c’è, vale il testo di prima.
          </>
        )}
      </p>
      <button type="button" className="btn" onClick={onCancel}>
        Annulla
      </button>
      <button type="submit" className="btn btn-main" aria-disabled={isSending}>
        {isSending && <span className="spin" aria-hidden="true" />} Salva
      </button>
    </div>
  )
}

type Draft = Parameters<typeof MailPreview>[0]['draft']

function TrialButton({ group, draft }: { group: string; draft: Draft }) {
  const trial = useAct({
    call: (api, body: Draft) => api(sendTextTrial, { params: { group }, body }),
    failed: 'Impossibile inviare la prova',
  })
  return (
    <>
      <button type="button" className="btn btn-small end" aria-disabled={trial.busy} onClick={() => trial.send(draft)}>
        {trial.busy ? (
          <span className="spin" aria-hidden="true" />
        ) : (
          <Send className="icon icon-s" aria-hidden="true" />
        )}{' '}
        Mandami una prova
      </button>
      <p
        role="status"
        className={`small bold full-width ${trial.result?.state === 'sent' ? 'success-text' : 'error-text'}`}
      >
        {!trial.busy && trial.result && mailOutcome(trial.result)}
      </p>
    </>
  )
}
