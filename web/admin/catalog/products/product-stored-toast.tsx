import type { AdminProduct } from '#shared/contract/catalog/admin-products.ts'
import { isPriced } from '#web/admin/admin-format.ts'
import { showToast } from '#web/ui/toast/toast-store.ts'

/** Reports that a product is stored, with a link to its page, if it has one. */
export function sayStored(product: AdminProduct, isNew: boolean): void {
  const said = isNew ? 'Prodotto aggiunto con successo!' : product.name
  showToast({
    title: isNew ? 'Successo' : 'Prodotto aggiornato',
    description: (
      <>
        {said}
        <br />
        {product.isActive ? (
          <a href={`/prodotto/${product.slug}`}>È nel negozio: guarda la pagina</a>
        ) : isPriced(product) ? (
          'Non è attivo: nel negozio non si vede.'
        ) : (
          'Senza prezzo resta una bozza.'
        )}
        {product.sameGtin && (
          <>
            <br />
            Lo stesso EAN ha anche{' '}
            {new Intl.ListFormat('it').format(product.sameGtin.slice(0, 3).map(({ name }) => `«${name}»`))}: controlla
            quale è giusto.
          </>
        )}
      </>
    ),
  })
}
