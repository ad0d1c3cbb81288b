import { Menu } from 'lucide-react'
import { useTexts } from '#web/i18n/i18n.tsx'
import { useLayer } from '#web/ui/layer/layers.ts'
import { lazyLayer } from '#web/ui/layer/lazy-layer.tsx'

const MobileMenuSheet = lazyLayer('menu', 'sheet', () =>
  import('./mobile-menu-sheet.tsx').then((file) => file.MobileMenuSheet),
)

export function MobileMenu() {
  const t = useTexts().layout
  const menu = useLayer('menu')
  return (
    <>
      <button
        type="button"
        className="btn-icon only-phone"
        aria-label={t.menu}
        aria-haspopup="dialog"
        aria-expanded={menu.isOpen}
        onPointerEnter={MobileMenuSheet.preload}
        onFocus={MobileMenuSheet.preload}
        onClick={() => menu.open(1)}
      >
        <Menu className="icon" aria-hidden="true" />
      </button>
      {menu.isOpen && <MobileMenuSheet onClose={menu.close} />}
    </>
  )
}
