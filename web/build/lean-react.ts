import type { ESTree, Plugin } from 'vite'

/** Functions of React DOM that do nothing without their feature. */
const unused = {
  '<ViewTransition>': [
    'applyViewTransitionToHostInstances',
    'commitEnterViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'createViewTransitionInstance',
    'flushAfterMutationEffects',
    'getViewTransitionClassName',
    'getViewTransitionName',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'restoreViewTransitionOnHostInstances',
    'scheduleViewTransitionEvent',
    'startViewTransition',
    'trackEnterViewTransitions',
    'ViewTransitionPseudoElement',
  ],
  'a ref of a fragment': [
    'addFragmentHandleToFiber',
    'commitFragmentInstanceDeletionEffects',
    'commitFragmentInstanceInsertionEffects',
    'commitNewChildToFragmentInstances',
    'FragmentInstance',
  ],
  'styles with precedence and async scripts, which are waited for': [
    'acquireResource',
    'getResource',
    'insertStylesheet',
    'insertStylesheetIntoRoot',
    'preloadResource',
    'preloadStylesheet',
    'suspendResource',
  ],
  'preload() and its like': [
    'preconnectAs',
    'preinitModuleScript',
    'preinitScript',
    'preinitStyle',
    'preload',
    'preloadModule',
  ],
  useActionState: ['mountActionState', 'rerenderActionState', 'updateActionState'],
  // React does not even export it yet.
  '<SuspenseList>': ['updateSuspenseListComponent'],
  'the stack of components of an error': ['getStackByFiberInDevAndProd'],
}

/**
 * Removes unused features from React DOM: 8 kB of a first view. A feature used after all would silently fail, so
 * lean-react.test.ts checks for them.
 */
export function leanReact(): Plugin {
  return {
    name: 'lean-react',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /react-dom-client\.production\.js/ },
      handler(code) {
        return { code: withoutUnused(code, this.parse(code)), map: null }
      },
    },
  }
}

/** @throws when React no longer has one of the functions */
export function withoutUnused(code: string, program: ESTree.Program): string {
  const names = new Set(Object.values(unused).flat())
  const missing = new Set(names)
  const cuts = program.body.flatMap((statement): (ESTree.Span & { left: string })[] => {
    if (statement.type === 'FunctionDeclaration' && statement.body && names.has(statement.id?.name ?? '')) {
      missing.delete(statement.id?.name ?? '')
      return [{ ...statement.body, left: '{ return null }' }]
    }
    const [owner = '', rest = ''] = code.slice(statement.start, statement.end).split('.', 2)
    const isMethod = statement.type === 'ExpressionStatement' && rest === 'prototype'
    return isMethod && names.has(owner) ? [{ ...statement, left: '' }] : []
  })
  if (missing.size > 0)
    throw new Error(`React DOM has changed (web/build/lean-react.ts): no ${[...missing].join(', ')}`)
  return cuts.reduceRight((lean, { start, end, left }) => lean.slice(0, start) + left + lean.slice(end), code)
}
