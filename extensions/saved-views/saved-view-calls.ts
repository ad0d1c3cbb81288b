import * as z from 'zod/mini'
import { idParam, line } from '#shared/contract/platform/fields.ts'
import { resource } from '#shared/contract/platform/resource.ts'

const viewedList = z.enum(['orders', 'products'])
export type ViewedList = z.output<typeof viewedList>

const look = { name: line(1, 40), isShared: z.boolean() }
const savedView = z.object({
  id: z.int(),
  list: viewedList,
  /** The parameters of the dashboard's address, as a query string. */
  address: z.string(),
  ...look,
  /** Whether this person may rename and delete it. */
  isMine: z.boolean(),
  /** Who shares it; null for the shop's password. */
  by: z.nullable(z.string()),
})
export type SavedView = z.output<typeof savedView>

const views = resource('/api/admin/views/:id', idParam, 'not_found')

export const listSavedViews = views.list(
  'The saved views of this person, and the shared ones of lists it may see',
  savedView,
)

export const createSavedView = views.create(
  'Saves a list with its filters under a name; at most 20 a person',
  z.object({ list: viewedList, address: line(0, 500), ...look }),
  savedView,
  ['role_missing', 'too_many_views'],
)

export const changeSavedView = views.put('Renames a view, shares it or no longer', z.object(look), savedView)

export const deleteSavedView = views.remove('Deletes a view')
