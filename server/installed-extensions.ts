import { installed } from '#extensions/installed.ts'
import { installExtensions } from './install-extensions.ts'

/** Imported by whatever opens the shop or its database: the registries are complete from then on. */
export const extensions = installExtensions(installed)
