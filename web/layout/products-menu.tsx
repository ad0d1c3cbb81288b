import { Link } from '@tanstack/react-router'
import { ArrowRight, ChevronDown } from 'lucide-react'
import { type PointerEvent, useRef } from 'react'
import { categories } from '#shared/domain/catalog.ts'
import { useTexts } from '#web/i18n/i18n.tsx'
import { usePopup } from '#web/ui/layer/use-popup.ts'

const hoverOpenMs = 100
const hoverCloseMs = 250

/** The five categories behind one button: a disclosure, not a menu; the pointer alone opens it too. */
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
  return (
    <nav
      className="pop no-m ml-4"
      aria-label={texts.layout.mainNavigation}
      {...boxProps}
      onPointerEnter={(event) => later(event, true, hoverOpenMs)}
      onPointerLeave={(event) => later(event, false, hoverCloseMs)}
    >
      <button
        type="button"
        ref={trigger}
        className="nav-b"
        aria-expanded={isOpen}
        aria-controls="products-menu"
        onClick={() => {
          clearTimeout(timer.current)
          // The click that follows the hover means "open", not "close again".
          setOpen(openedByHover.current || !isOpen)
          openedByHover.current = false
        }}
      >
        {texts.layout.products} <ChevronDown className="i i-s" aria-hidden="true" />
      </button>
      <ul className="pop-box pop-links" id="products-menu" hidden={!isOpen}>
        {categories.map((category) => (
          <li key={category}>
            <Link to="/$category" params={{ category }} onClick={() => setOpen(false)}>
              {texts.places.categories[category]}
              <ArrowRight className="i" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
