import { Menu } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTexts } from '#web/i18n/i18n.tsx'
import { useLayer } from '#web/ui/layers.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'

const loadSheet = () => import('./mobile-menu-sheet.tsx')
const MobileMenuSheet = lazy(loadSheet)

/** The menu of small screens; its sheet is loaded when a finger comes near. */
export function MobileMenu() {
  const t = useTexts().layout
  const isHydrated = useHydrated()
  const menu = useLayer('menu')
  return (
    <>
      <button
        type="button"
        className="btn-i only-m place-items-center"
        aria-label={t.menu}
        aria-haspopup="dialog"
        aria-expanded={menu.isOpen}
        onPointerEnter={() => void loadSheet()}
        onFocus={() => void loadSheet()}
        onClick={() => menu.open(1)}
      >
        <Menu className="i" aria-hidden="true" />
      </button>
      {isHydrated && menu.isOpen && (
        <Suspense>
          <MobileMenuSheet onClose={menu.close} />
        </Suspense>
      )}
    </>
  )
}
