import { useQuery } from '@tanstack/react-query'
import { countText, momentText } from '#web/admin/admin-format.ts'
import { readQuery, shownFresh } from '#web/admin/admin-queries.ts'
import { Loaded } from '#web/admin/loaded.tsx'
import { SettingPage } from '#web/admin/site/settings/setting-page.tsx'
import { useApi } from '#web/platform/api.ts'
import { count, text, tick } from '#web/ui/form/field-rows.tsx'
import { type Backups, backupsSetting, getBackups } from '../backup-calls.ts'

const number = {
  read: String,
  write: (typed: string) => Number(typed),
  isRight: (typed: string) => /^\d+$/.test(typed),
}
const isOn = { isOn: true }

const table = {
  isOn: tick({ label: 'Fai una copia ogni giorno', className: 'span-6' }),
  hour: text(number, {
    label: 'A partire dalle ore',
    inputMode: 'numeric',
    maxLength: 2,
    hint: 'Da 0 a 23. Di notte il negozio ha meno da fare.',
    must: 'Scrivi un’ora, da 0 a 23.',
    when: isOn,
  }),
  keep: count(60, {
    label: 'Quante ne tieni',
    hint: 'Da 2 a 60. Le più vecchie si cancellano quando la nuova è intera.',
    must: 'Scrivi quante, da 2 a 60.',
    when: isOn,
  }),
}

/** The backup of each day, and the files that are there. */
export default function BackupSettings() {
  const files = useQuery({ ...readQuery(useApi(), getBackups), ...shownFresh })
  return (
    <div className="grid spaced-32">
      <SettingPage
        setting={backupsSetting}
        name="backups"
        table={() => table}
        write={({ isOn, hour, keep }, before) => (isOn ? { isOn, hour, keep: keep ?? 0 } : { ...before, isOn })}
        isUndoable
        failure="Le copie di sicurezza non si caricano."
        said="Copie di sicurezza salvate"
        note="Ogni copia ha tutto: ordini, clienti, articoli e foto. Si rimette con «npm run restore»."
      />
      <Loaded query={files} failure="L’elenco delle copie non si carica.">
        {(there) => <BackupFiles backups={there} />}
      </Loaded>
    </div>
  )
}

const sizeText = (bytes: number) => `${countText(Math.max(1, Math.round(bytes / 1_000_000)))} MB`

function BackupFiles({ backups: { isBesideData, files, isLate } }: { backups: Backups }) {
  return (
    <section className="grid spaced-12" aria-labelledby="backup-files">
      <h3 id="backup-files">Le copie che ci sono</h3>
      {isLate && (
        <p className="note note-warning">
          L’ultima copia ha più di un giorno: guarda se il disco è pieno, e il registro del server.
        </p>
      )}
      <p className="small muted">
        {isBesideData
          ? 'Stanno sul server, accanto ai dati: un disco che si rompe le perde insieme. BACKUP_DIR le mette altrove.'
          : 'Stanno sul server, nella cartella BACKUP_DIR.'}
      </p>
      {files.length === 0 ? (
        <p className="empty">Ancora nessuna.</p>
      ) : (
        <dl className="facts">
          {files.map(({ name, bytes, madeAt }) => (
            <div key={name}>
              <dt>{momentText(madeAt)}</dt>
              <dd>
                {name}, {sizeText(bytes)}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
