// The calls of the shop that a program's key opens. Made by `npm run client` from GET /api/openapi.json; do not edit.
// It needs Node.js 22 or later only; client.d.mts beside it has the types.
const calls = {
  getAdminProducts: ['GET', '/api/admin/products'],
  postAdminProducts: ['POST', '/api/admin/products'],
  getAdminProductsCounts: ['GET', '/api/admin/products/counts'],
  getAdminProductsById: ['GET', '/api/admin/products/{id}'],
  putAdminProductsById: ['PUT', '/api/admin/products/{id}'],
  postAdminProductsByIdStock: ['POST', '/api/admin/products/{id}/stock'],
  getAdminShelves: ['GET', '/api/admin/shelves'],
  postAdminUpload: ['POST', '/api/admin/upload'],
  getAdminProductsExport: ['GET', '/api/admin/products/export'],
  postAdminProductsImport: ['POST', '/api/admin/products/import'],
  getAdminOrders: ['GET', '/api/admin/orders'],
  getAdminOrdersExport: ['GET', '/api/admin/orders/export'],
  getAdminOrdersById: ['GET', '/api/admin/orders/{id}'],
  postAdminOrdersByIdParcels: ['POST', '/api/admin/orders/{id}/parcels'],
  patchAdminParcelsById: ['PATCH', '/api/admin/parcels/{id}'],
  postAdminParcelsByIdSent: ['POST', '/api/admin/parcels/{id}/sent'],
  postAdminParcelsByIdDelivered: ['POST', '/api/admin/parcels/{id}/delivered'],
  postAdminParcelsByIdUndo: ['POST', '/api/admin/parcels/{id}/undo'],
}
const attempts = 5

/** An answer that is no success; `code` never changes, `message` is for people. */
export class ShopError extends Error {
  constructor(status, body) {
    super(body.message ?? `The shop answered ${status}`)
    this.name = 'ShopError'
    this.status = status
    this.code = body.code
    this.body = body
  }
}

/** One function a call. They wait and try again when the shop is busy or has had too many calls. */
export function shopClient({ url, key, language = 'it' }) {
  const call = async (method, path, { params = {}, query = {}, body } = {}) => {
    const address = new URL(
      path.replace(/\{(\w+)\}/g, (_all, name) => encodeURIComponent(params[name])),
      url,
    )
    for (const [name, value] of Object.entries(query))
      for (const one of [value].flat()) if (one !== undefined) address.searchParams.append(name, one)
    const isJson = body !== undefined && !(body instanceof FormData) && !(body instanceof Blob)
    const headers = { authorization: `Bearer ${key}`, 'accept-language': language }
    if (isJson) headers['content-type'] = 'application/json'
    for (let attempt = 1; ; attempt++) {
      const answer = await fetch(address, { method, headers, body: isJson ? JSON.stringify(body) : body })
      if ((answer.status === 429 || answer.status === 503) && attempt < attempts) {
        const seconds = Number(answer.headers.get('retry-after') ?? 1)
        await new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
        continue
      }
      const holdsJson = answer.headers.get('content-type')?.startsWith('application/json')
      if (!answer.ok) throw new ShopError(answer.status, holdsJson ? await answer.json() : {})
      if (answer.status === 204) return undefined
      return holdsJson ? answer.json() : answer.blob()
    }
  }
  return Object.fromEntries(
    Object.entries(calls).map(([name, [method, path]]) => [name, (input) => call(method, path, input)]),
  )
}
