import { Link } from '@tanstack/react-router'
import { productTexts } from '#web/catalog/product-parts/product-texts.ts'
import { useShop } from '#web/i18n/shop-query.ts'
import { Dialog } from '#web/ui/layer/dialog.tsx'
import { useLayer } from '#web/ui/layer/layers.ts'

/** The legal guarantee, one click from the product (rule 441). */
export function GuaranteeNotice({ isUsed }: { isUsed: boolean }) {
  const t = productTexts.useChunk()
  const shop = useShop()
  const layer = useLayer('garanzia')
  const period = isUsed ? t.periodMonths(shop.usedWarrantyMonths) : t.periodYears(shop.warrantyYears)
  return (
    <Dialog open onClose={layer.close} title={t.guaranteeTitle} size="auth" focus="title">
      <div className="dialog-body stack stack-12">
        {isUsed && <p className="bold">{t.usedGuarantee(shop.usedWarrantyMonths)}</p>}
        <p>{t.guaranteeWhat(period)}</p>
        <p>{t.guaranteeChoice}</p>
        <p>{t.guaranteeProof}</p>
        <p>{t.guaranteeContact(shop.email)}</p>
        <p>
          <Link className="link" to="/garanzia">
            {t.guaranteePage}
          </Link>
        </p>
      </div>
    </Dialog>
  )
}
