import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { type PointerEvent, useRef } from 'react'
import { categories } from '#shared/domain/platform/goods/categories.ts'
import { useTexts } from '#web/i18n/i18n.tsx'
import { usePopup } from '#web/ui/layer/use-popup.ts'
import { Attempt, lazyPart } from '#web/ui/lazy-part.tsx'

const MenuShelves = lazyPart(() => import('./menu-shelves.tsx').then((file) => file.MenuShelves))

const hoverOpenMs = 100
const hoverCloseMs = 250

/** Categories and shelves behind one button: a disclosure, not a menu; the pointer alone opens it too. */
export function ProductsMenu() {
  const texts = useTexts()
  const { isOpen, setOpen, trigger, boxProps } = usePopup()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const openedByHover = useRef(false)
  const later = (event: PointerEvent, open: boolean, ms: number) => {
    if (event.pointerType !== 'mouse') return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      openedByHover.current = open
      setOpen(open)
    }, ms)
  }
  const close = () => setOpen(false)
  const names = categories.map((category) => (
    <Link key={category} className="mega-head below-8" to="/$category" params={{ category }} onClick={close}>
      {texts.places.categories[category]}
    </Link>
  ))
  return (
    <nav
      className="nav-popup no-phone nav-first"
      aria-label={texts.layout.mainNavigation}
      {...boxProps}
      onPointerEnter={(event) => {
        void MenuShelves.preload()
        later(event, true, hoverOpenMs)
      }}
      onPointerLeave={(event) => later(event, false, hoverCloseMs)}
    >
      <button
        type="button"
        ref={trigger}
        onFocus={MenuShelves.preload}
        className="nav-button"
        aria-expanded={isOpen}
        aria-controls="products-menu"
        onClick={() => {
          clearTimeout(timer.current)
          // The click that follows the hover means "open", not "close again".
          setOpen(openedByHover.current || !isOpen)
          openedByHover.current = false
        }}
      >
        {texts.layout.products} <ChevronDown className="icon icon-s" aria-hidden="true" />
      </button>
      <div className="mega absolute ground-white" id="products-menu" hidden={!isOpen}>
        <div className="wrap">
          {isOpen && (
            <Attempt meanwhile={names} failed={() => names}>
              <MenuShelves onFollow={close} />
            </Attempt>
          )}
        </div>
      </div>
    </nav>
  )
}
