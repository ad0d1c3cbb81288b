import { expect, it } from 'vitest'
import { withLaterRows } from '#web/extensions/desk-rows.ts'
import { installWebExtensions } from '#web/extensions/web-extension.ts'
import { later as ofPictures } from '../../picture-intake/admin/picture-intake-later.ts'
import { incomingPictureJobs } from '../../picture-intake/incoming-picture-jobs.ts'
import { exportCatalog, importCatalog } from '../../stored-imports/admin-catalog-file.ts'
import { undoImport } from '../../stored-imports/admin-imports.ts'
import { importDesk } from './import-desk.ts'
import { later } from './import-later.ts'

it('is found by the words of shopkeepers', async () => {
  installWebExtensions([], async () => [importDesk])
  const { findCommands } = await withLaterRows(() => import('#web/admin/site/desk/finder.ts'))
  expect(findCommands('Excel')[0]?.label).toBe('Importa un file')
})

it('has words of the record, and a file to download, for calls and jobs that exist', () => {
  const calls = [importCatalog, undoImport].map(({ method, path }) => `${method} ${path}`)
  expect(Object.keys(later.recordWords?.deeds ?? {}).sort()).toEqual(calls.sort())
  expect(later.productMenu?.flatMap(({ download }) => download ?? [])).toEqual([exportCatalog.path])
  const jobs = incomingPictureJobs({} as never).map(({ name }) => name)
  for (const name of Object.keys(ofPictures.recordWords?.deeds ?? {})) expect(jobs).toContain(name)
})
