import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { findStoredProduct, listKnownImages } from '#server/catalog/products/admin-product-repository.ts'
import { invalidInput, problem } from '#server/platform/problems/problem.ts'
import { expectFiles } from '../stored-imports/incoming-picture-repository.ts'
import { placePictures } from './place-picture.ts'

interface UploadedPicture {
  imageUrl: string
  fileName: string
  position: number
}

/**
 * Gives a product pictures that were uploaded for it, behind those it has and where a file of products has named them.
 * @throws Problem 400 for a picture that was not uploaded, 404
 */
export async function addPictures(
  deps: Pick<CatalogDeps, 'database' | 'clock'>,
  productId: number,
  pictures: readonly UploadedPicture[],
): Promise<{ added: number; already: number; surplus: number }> {
  const { db } = deps.database
  const named = pictures.map(({ imageUrl, ...one }) => ({ ...one, imageName: imageUrl.replace(/^\/images\//, '') }))
  const names = named.map(({ imageName }) => imageName)
  const known = await listKnownImages(db, names)
  if (!names.every((name) => known.has(name))) throw invalidInput({ pictures: 'field_image' })
  const before = await findStoredProduct(db, productId)
  if (!before) throw problem('product_not_found')
  const ids = await expectFiles(db, productId, named, deps.clock())
  await placePictures(
    deps,
    productId,
    named.flatMap(({ fileName, imageName }) => {
      const id = ids.get(fileName)
      return id === undefined ? [] : [{ id, imageName }]
    }),
  )
  const after = new Set((await findStoredProduct(db, productId))?.row.imageNames)
  const isIn = [...new Set(names)]
  const already = isIn.filter((name) => before.row.imageNames.includes(name)).length
  const there = isIn.filter((name) => after.has(name)).length
  return { added: there - already, already, surplus: isIn.length - there }
}
