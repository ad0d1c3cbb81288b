import type { FastifyInstance } from 'fastify'
import { uploadedImage } from '#server/catalog/images/uploaded-image.ts'
import { listKnownImages } from '#server/catalog/products/admin-product-repository.ts'
import { route } from '#server/platform/http/route.ts'
import { invalidInput } from '#server/platform/problems/problem.ts'
import { readSetting, readSettingVersions, saveSetting } from '#server/platform/settings/save-setting.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { appearanceSetting, uploadLogo as logoCall } from '#shared/contract/site/appearance-setting.ts'
import { homeSetting } from '#shared/contract/site/home-setting.ts'
import { appearanceKind } from './appearance-kind.ts'
import { homeKind, picturesOf } from './home-kind.ts'
import { uploadLogo } from './upload-logo.ts'

/** How the shop looks, and its home page. */
export function lookRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, appearanceSetting.read, () => readSetting(deps.database.db, appearanceKind, deps.shop))
  route(app, appearanceSetting.versions, () => readSettingVersions(deps.database.db, appearanceKind, deps.shop))
  route(app, appearanceSetting.change, async ({ body }) => {
    const { logo, sharePicture } = body.value
    await requirePictures(deps, [
      ['value.logo', logo],
      ['value.sharePicture', sharePicture],
    ])
    return saveSetting(deps, appearanceKind, body)
  })
  route(app, logoCall, async ({ request }) => ({
    imageUrl: `/images/${await uploadLogo(deps, await uploadedImage(request))}`,
  }))

  route(app, homeSetting.read, () => readSetting(deps.database.db, homeKind, deps.shop))
  route(app, homeSetting.versions, () => readSettingVersions(deps.database.db, homeKind, deps.shop))
  route(app, homeSetting.change, async ({ body }) => {
    await requirePictures(deps, picturesOf(body.value))
    return saveSetting(deps, homeKind, body)
  })
}

/** @throws Problem 400 beside each field whose picture is not in the shop */
async function requirePictures({ database }: Deps, fields: readonly [field: string, url: string | null][]) {
  const named = fields.flatMap(([field, url]) => (url ? [{ field, name: url.replace('/images/', '') }] : []))
  const known = await listKnownImages(
    database.db,
    named.map(({ name }) => name),
  )
  const wrong = named.filter(({ name }) => !known.has(name))
  if (wrong.length > 0) throw invalidInput(Object.fromEntries(wrong.map(({ field }) => [field, 'field_image'])))
}
