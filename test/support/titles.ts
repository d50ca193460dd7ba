import type { TitleType } from '../../src/generation/title.ts';

/** Titles as people and agents write them, each with what a careful person would call it. */
const corpus: Record<TitleType, string> = {
  verifiable: `
    Support pagination in the orders endpoint
    Retries should back off exponentially
    Session cookies expire too early
    Users can't log in with uppercase e-mail addresses
    Dark mode toggle does nothing on Safari
    Make CSV export stream
    Drop Node 16
    Memory leak in websocket handler
    NullPointerException when cart is empty
    Rate limiting for the public API
    Wire up the feedback form
    Migrate users table to UUIDs
    As a customer I want to see my past invoices
    Stop logging passwords
    Plan upgrades are billed twice
    Comment threads lose their order
    Audit log misses deletions
    Research page crashes on load
    Review queue shows stale items
    Readme badge generator returns 500
    Question form accepts empty answers
    Coupons apply twice at checkout
    Webhook signatures
    Allow hyphens in usernames
    Timezone off by one hour in reports
    Cap upload size at 10 MB
    Switch to pnpm
    Type-safe translations
    Unread counter is wrong after archiving
    Deprecate the v1 client
    Inline critical CSS
    Undo for deleted notes
    Introduce feature flags
    Search should match accents
    Guard against empty payloads
    Prefetch next page
    Split settings.py into modules
    Nightly export job times out
    Remember the last used filter
    Warn before leaving an unsaved form
    Use Argon2 for passwords
    Plans page shows old prices
    Explore tab is empty for new users
    Survey answers are not saved
    Guide overlay blocks the keyboard
    Add airplane mode toggle
    Fix SQL injection in comment form
    Redesign the planner's reviewer
    Update README and rewrite the auth module
    docs: update README and rewrite the auth module
    docs(api): fix SQL injection in comment form
    docs: rewrite the auth module
    Scope API keys to organization
    Estimate shipping cost at checkout
    Plan upgrade flow broken
    Review count wrong on product page
    Consider timezone when parsing dates
    Decide retry count from config
    Inspect headers before proxying to upstream
    [Spike] Implement OAuth login
    Add dark mode toggle to settings page
    Refactor auth module
    Implement JWT refresh tokens
    Fix null pointer in user lookup
    Add Redis caching layer
    Remove deprecated v1 endpoints
    Upgrade to React 19
    Bump lodash from 4.17.20 to 4.17.21
    Rename getUser to fetchUser
    feat(settings): add dark mode toggle
    fix: race condition in job scheduler
    fix(api)!: reject empty passwords
    perf: cache compiled templates
    refactor: extract billing service
    test: cover the retry path
    ci: run tests on Node 24
    chore: remove unused dependencies
    PROJ-123: Add export to CSV
    [PROJ-77] Fix crash when the plan is empty
    #412 Handle timeouts in the payment webhook
    (ABC-9) Add rate limiting to login
    Investigate and fix the slow checkout API
    Design and implement the onboarding flow
    Research rate limiting and add a token bucket
    Plan the migration and migrate users to UUIDs
    Document the API and add pagination
    Add comment form validation
    Add nested comments to blog posts
    Fix comment count on articles
    Add docs generator
    Fix docs build on Windows
    Make the readme parser handle tables
    Fix typo in variable name
    Fix typo in the login error message
    Add a plan picker to the pricing page
    Delete stale review reminders
    Audit log: record failed logins
    Audit log export fails for large accounts
    Design system: add button component
    Profile page avatar is not shown
    Explore page: fix layout on mobile
    Planning poker: allow half points
    Users can't log in with Google
    Login broken on Safari
    Dark mode
    Support airplane booking codes
    Show explored tiles on the map
    Add researcher role to permissions
    Add designer field to products
    Review form crashes on submit
    Document upload fails for PDFs
    Document viewer zoom controls
    Allow analysts to export reports
    Handle planned maintenance windows
    Update documentation search index on publish
    Replace moment with date-fns
    Write integration tests for the importer
    Migrate comments table to Postgres
    Translate error messages to German
    Convert README renderer to remark
    Fix spelling suggestion endpoint
    Update comment permissions
    Simplify the discussion thread query
    Improve explorer performance
    feat: explore mode for the map
    fix: design tokens are not loaded
    Added retry with backoff to the client
    Fixes #231: memory leak in worker pool
    Fixing the flaky upload test
    Füge einen Dark-Mode-Schalter hinzu
    Behebe den Absturz beim Login
    Login-Fehler beheben
    Ajouter un bouton de déconnexion
    Corriger la validation du formulaire
    Añadir paginación a la lista de usuarios
    Corregir el cálculo del IVA
    Adicionar cache na busca
    Aggiungere il supporto per webhook
    Добавить кнопку выхода
    修复登录超时问题
    添加深色模式开关
    ログイン時のクラッシュを修正
    Create plan endpoint
    Add review queue pagination
    Use the new audit API in billing
    Set a default plan for new accounts
    Stop sending the daily digest twice
    Ensure tokens expire after logout
    Write a script that rotates keys
    Add README badge endpoint
    Move plan limits into the database
    Clean up dead feature flags
    Harden the upload path against traversal
    ✨ Add emoji reactions
    Revert "Add lazy loading"
    Add missing index on orders.created_at
    Make sidebar collapsible
    Prevent double submission of orders
    Support HTTP/3
    Don't crash on empty config
    Expose metrics endpoint
    Wire up feature flags
    Sort users by last login
    Lazy-load images below the fold
    Increase default timeout to 30s
    Speed up cold start
    Drop Python 3.8
    Enable strict mode in tsconfig
    Tests for the invoice module
    New search bar
    Webhook signature verification
    Use bcrypt instead of md5 for password hashes
    [BUG] Cart total wrong after coupon removal
    hotfix: rollback on failed migration
    Return 404 for unknown tenants
    build(deps): bump actions/checkout from 4 to 5
    Let admins impersonate users
    Password reset email never arrives
    Cache invalidation for product pages
    Plan limits are not enforced
    Reviewers get notified twice
    Update docs site theme and fix the search component
    Explain plan parser for slow queries
    Correct rounding in tax calculation
    Add ability to comment on tasks
    Auto-generate API docs from OpenAPI spec
    Improve error messages
    Persist filters in the URL
    Introduce a repository layer
    Rework permission checks
    Paginate audit events
    Plan upgrades should be prorated
    Plan names may contain slashes
    Review stars render twice in dark mode
    Design tokens don't apply to nested themes
    Audit events need a tenant id
    Research grants page returns 500
    Document titles are truncated at 20 characters
    Comments disappear after editing
    Compare button does nothing on the pricing page
    Compare versions semantically when sorting tags
    Determine the locale from the Accept-Language header
    Check permissions before deleting a workspace
    Explore tab shows private repositories
    Survey answers must be anonymous
    Study streaks reset at midnight UTC
    Assessment scores can be negative
    Analysis results are cached for too long
    Evaluate feature flags on the server
    Discussions can be locked by moderators
    Investigation status is not saved
    Allow trailing commas in config files
    Emails with plus signs are rejected
    No error when the port is taken
    Retry failed uploads up to three times
    Tests fail on Windows because of CRLF
    CLI exits 0 when the input file is missing
    Use UTC everywhere
    Respect prefers-reduced-motion
    Memory leak in the websocket pool
    Unable to save draft with emoji in title
    App freezes when scrolling long lists
    Session cookie should be SameSite=Lax
    Password field does not accept spaces
    Currency symbol on the wrong side for French
    Guide users to the upgrade page when the trial ends
    License key validation rejects lowercase letters
    License server returns 403 for expired seats
    FAQ accordion does not open on mobile
    FAQ search endpoint times out
    Examples in the playground do not run
    API reference generator drops optional parameters
    Wiki pages can be exported as PDF
    Tutorial overlay cannot be dismissed
    Changelog modal opens on every login
    Release notes email is sent twice
    Docs search returns no results
    Find duplicate customers by email
    Look up VAT numbers in VIES
    Determine shipping zone by postcode
    Migrate from Travis to GitHub Actions
    chore(deps-dev): bump vitest from 1.2.0 to 1.3.1
    feat!: drop support for Node 16
    fix(review): comments are posted in the wrong thread
    [Feature] Bulk edit of labels
    Feature request: keyboard shortcuts for triage
    Bug: totals differ between list and detail view
    Consider DST when scheduling jobs
    Verify webhook signatures
    Measure request duration in middleware
    Clarify error when the config file is missing
    Validation of IBANs
    Two-factor authentication
    Empty state for the inbox
    Question type dropdown is empty
    Proposal PDFs lose their images
    Why-not tooltip overlaps the header
    How-to videos don't autoplay on iOS
    Plans can be shared with guests
    Audit log entries must be immutable
    Reviews without text should be hidden
    Survey invitations are sent to deleted users
    Compare file hashes case-insensitively
    Find invoices by customer number
    Identify bots by user agent
    Trace requests across services with OpenTelemetry
    License check blocks offline start
    API reference link in the footer is dead
    Move FAQ content into the database
    Round half even in totals
    Toast stays open after navigation
    Accept gzip request bodies
    Cron job runs twice after DST change
    Split the settings page into tabs
    Backfill missing country codes
    fix(faq): search ignores umlauts
    Study plan export misses the last week
    Make the tutorial skippable
    Discuss button opens the wrong thread
    Support \`--dry-run\` in the deploy command
    Plan seats must not exceed the license
    Reviews of archived products should be read-only
    Audit exports are missing the actor
    Compare strings in a locale-aware way when sorting
    Find stale branches by last commit
    Show license expiry in the header
    FAQ widget ignores the locale
    Rate limit by API key
    Support wildcards in exclude patterns
    Search results jump when images load
    Invite links should expire after a week
    Use the account's time zone in digests
    Store uploads in S3
    Explain button is disabled for viewers
    Pin the Node version in CI
    refactor(api): drop the legacy serializer
    Discussions without answers show up as solved
    Sum of line items differs from total
    Detect circular imports
    Examples page crashes without JavaScript
    Reset scroll position on navigation
    Deduplicate webhook deliveries
    Customers see stale prices
    Swap axios for fetch
    Add OpenTelemetry tracing
    Guard against prototype pollution
    Tooltip overlaps the menu on small screens
    fix(parser): unterminated strings
    Teach the CLI to read from stdin
    Roll out the new checkout
    TypeScript strict null checks
    Wrong currency on invoices
    Give moderators a bulk delete action
    Add designs table to the schema
    Discount codes expire a day early
    Add a "researching" status to tickets
    Kubernetes liveness probe
    Review reminders are sent at night
    Move docs generation to CI
    SSO login for enterprise accounts
    JIRA-4411 Fix pagination off by one
    refactor(core): planner no longer mutates its input`,
  advisory: `
    Evaluate whether we should move to GraphQL
    Which queue should we use?
    Investigate why CI is slow
    Research alternatives to Redis
    Propose a caching strategy
    Look into flaky login tests
    Explain how the scheduler works
    Find out who uses the v1 endpoints
    Estimate the effort of the migration
    Review the threat model
    Weigh up Kafka against RabbitMQ
    What would it take to support Windows?
    Analyze memory usage of the worker
    Recommend a linter for shell scripts
    Should we drop IE11?
    Compare S3 and GCS pricing
    Brainstorm names for the new product
    Spike: offline sync
    Feasibility study for multi-region
    Interview three customers about onboarding
    Post-mortem for the outage of May 3
    Assess GDPR impact of the new tracker
    Get quotes for a penetration test
    Understand how billing rounds amounts
    Write an RFC for plugin isolation
    Discuss naming of the new API
    Think about how to shard the database
    Investigate why API is slow
    Investigate why checkout API is slow
    Research caching strategies for the product page
    Explore moving from REST to GraphQL
    Discuss the deprecation policy
    Plan the Q3 database migration
    Design new onboarding flow
    Audit npm dependencies for licences
    Review the error handling in billing
    Analyze bundle size
    Analyse last week's outage
    Evaluate queue libraries
    Assess the impact of dropping Node 18
    Look into flaky end-to-end tests
    Figure out why builds take 20 minutes
    Find out who still uses the v1 API
    Why is the checkout API slow?
    Should we drop support for IE?
    How does the session cache expire?
    Spike: server-side rendering
    [Spike] Try WASM for image resizing
    spike: evaluate Bun as test runner
    RFC: plugin API
    Proposal: split the monolith
    research: vector databases
    PROJ-55: Investigate memory growth in workers
    Investigate memory leak and document findings
    Write a proposal for multi-tenancy
    Draft an RFC for the event bus
    Create a roadmap for accessibility
    Prepare an estimate for the SSO work
    Brainstorm names for the new CLI
    Consider sharding the events table
    Decide on a feature flag service
    Rethink our release process
    Triage the open accessibility bugs
    Investigating intermittent 502s
    Analysis of churn in the trial
    Understand how retries interact with the queue
    Compare Postgres vs DynamoDB for sessions
    Check whether the cache is still needed
    Untersuche die langsame Suche
    Étudier les options de cache
    Investigar la lentitud del API
    Pesquisar alternativas ao Redis
    Исследовать утечку памяти
    调研缓存方案
    分析接口变慢的原因
    検索が遅い原因を調査する
    Reproduce the crash from ticket 882
    Study the new tax rules for Spain
    Evaluate whether we can drop moment.js
    Investigate spike in 5xx errors
    Look into using Turborepo
    Explore options for offline support
    What would it take to support SAML?
    Write an ADR about the queue choice
    Deep dive into GC pauses
    Analyze user feedback from beta
    Root cause analysis for the outage on May 3
    Feasibility study: on-device inference
    Discuss naming conventions
    Gather requirements for billing v2
    Determine whether we still need the legacy importer
    Determine why nightly builds are slow
    Determine the root cause of the login outage
    Get to the bottom of the flaky checkout test
    Compare Kafka and RabbitMQ for the event bus
    Compare pricing of hosted search providers
    Come up with a plan for the v3 migration
    Make a recommendation on the logging library
    Weigh the pros and cons of a monorepo
    Is it worth moving to Vite?
    Identify bottlenecks in the order pipeline
    Find the cause of the memory spikes
    Trace where the extra requests come from
    Look at alternatives to Sentry
    Collect feedback on the new editor
    Decide which cloud region to use
    Decide if we keep the old admin UI
    Can we drop the jQuery dependency?
    Summarize the findings of the load test
    Map out the onboarding journey
    Do a security review of the upload service
    Conduct user interviews about notifications
    Run a retrospective on the March incident
    Reach out to the payments team about refunds
    Understand what breaks when we enable strict mode
    Spike - offline mode
    Discovery: multi-currency support
    Recommend a state management library
    Pros and cons of GraphQL federation
    Investigate: emails land in spam
    Root-cause the duplicate invoices
    Determine if the cache layer pays off
    Compare our bundle size with competitors
    Get to the bottom of the missing invoices
    Find out which customers use SAML
    Identify the root cause of duplicate emails
    Work out a strategy for data retention
    Perform an accessibility audit of the dashboard
    Assess options for background jobs
    Which ORM should we standardize on?
    Analyze drop-off in the signup funnel
    Evaluate the new compiler
    Do research on offline sync
    Determine how many users still use v1
    Compare approaches to schema migrations
    Get to the bottom of random test timeouts
    Identify why deploys are slow
    Look into replacing Webpack
    Should invoices be immutable?
    Come up with options for tenant isolation
    Assess our exposure to the OpenSSL advisory
    Review the incident timeline
    Analyze slow queries on the orders table
    Spike: passkeys
    Investigate options for search
    Evaluate Rust for the hot path
    Explore why users abandon onboarding
    Audit access rights of the service account
    Plan decommissioning of the old cluster
    Research: GDPR implications of session replay
    Review third-party licences
    Propose a retention policy
    Design the data model for teams
    Where do the duplicate rows come from?`,
  skip: `
    Update copyright year in LICENSE
    Fix typo in CONTRIBUTING
    Add screenshots to the README
    docs(api): describe error codes
    Reword the installation guide
    Add a FAQ entry on proxies
    Improve docstrings of the parser
    Link to the new forum from the docs
    Spelling mistakes in the changelog
    Explain rate limits in the README
    Correct the links in docs/setup.md
    Translate the user guide into German
    Add missing JSDoc comments
    README: clarify supported versions
    Add an upgrade guide for 3.0
    Update changelog for 1.4
    Remove outdated comments in parser.js
    Docs are missing a section about plugins
    Update README
    Update installation docs
    Update the docs for v2
    Update API docs for v2
    Document the deployment process
    Fix typo in README
    Fix typos
    Fix spelling in the contributing guide
    Add comments to the parser
    Add missing docstrings to the client
    Improve code comments in scheduler.ts
    docs: describe token rotation
    docs(auth): explain the refresh flow
    fix: typo in README
    chore: update changelog
    doc: add examples
    [docs] Explain environment variables
    README improvements
    Documentation update
    Update README and changelog
    Fix broken link in README
    Add a section on caching to the docs
    Add badge to README.md
    Update CONTRIBUTING.md
    Rewrite the tutorial
    Add release notes for 2.4
    Proofread the handbook
    PROJ-9: update docs
    Dokumentiere die Umgebungsvariablen
    README aktualisieren
    Mettre à jour la documentation
    Actualizar README
    Fix grammar in docs/setup.md
    Add JSDoc to public functions
    Correct wording in the FAQ
    Add installation instructions to the README
    更新文档
    修正错别字
    ドキュメントを更新
    Remove outdated comments
    Update license year in LICENSE.md
    Clarify setup steps in README
    Add architecture diagram to docs
    Spelling
    docs: fix broken anchors
    Reword the error section of the handbook
    Update contributing guidelines
    Remove dead links from the wiki
    Typo
    Document how to run migrations
    Add code of conduct
    Bring the changelog up to date
    Explain caching in the README
    Update copyright year
    Bump the license year to 2026
    Change license year
    Update FAQ with the new refund policy
    Add a FAQ about exporting data
    FAQ: explain trial periods
    Add examples to the API reference
    Fix example in the API reference
    Update API reference for webhooks
    Update the quickstart
    Fix formatting of the README
    Add a troubleshooting section to the docs
    Mention Docker in the installation guide
    Describe the release process in CONTRIBUTING
    docs(readme): add sponsors
    Document environment variables
    Fix broken links in the documentation
    Add screenshots to the user guide
    Correct the year in LICENSE
    Link to the Discord in the README
    Spell GitHub correctly in the docs
    Update the security policy in SECURITY.md
    Translate README to Spanish
    Update code examples in the docs
    Add migration guide for v3
    Update license year to 2027
    FAQ: how to reset a password
    Fix typo in the API reference
    Add an example to the README
    Update the CLI reference
    Extend the FAQ
    Document the new flags
    Describe the retry policy in the handbook
    docs: correct the copyright year
    Add API reference examples
    Update the license year
    Add FAQ entries for billing
    Update REST API reference
    Fix example in the configuration reference
    docs: bump copyright
    Document the plugin API
    Fix punctuation in the tutorial
    Mention the proxy settings in the FAQ
    Update the changelog for 3.1
    Fix a few typos
    Update the getting started guide
    docs: mention the new flag
    Add FAQ entry about proxies
    Improve README wording
    Document retry semantics
    Fix links in CONTRIBUTING.md
    Add comments explaining the lock order`,
  ambiguous: `
    Prototype the new search
    Check token expiry
    Try out Bun
    Benchmark the importer
    Explore page
    Look at the login flow
    Experiment with streaming responses
    Verify backups
    Measure cold start times
    Review form
    Try the new compiler
    Check the rate limits
    Profile the startup
    Benchmark JSON parsers`,
};

/** Written after the rules were settled, and never used to change them: what to expect of titles that nobody has seen. */
const heldOut: Partial<Record<TitleType, string>> = {
  verifiable: `
    Reviews can be sorted by date
    Plan switcher shows the wrong price
    Compare carts by content before merging
    Determine MIME type from file content
    Assign leads round-robin
    Undo for bulk delete
    Wrong plural in German notifications
    Keep focus in the dialog
    Archive projects after 90 days of inactivity
    License keys should be case-insensitive
    Truncate long branch names
    fix: evaluate lazy defaults only once
    Cancel stale CI runs
    Log slow queries`,
  advisory: `
    Determine which endpoints are unused
    Compare hosting costs
    Get to the bottom of the memory growth
    Evaluate moving to pnpm
    Why do previews take so long?
    Research how others handle quotas`,
  skip: `
    Update the year in the license
    Add a FAQ entry on refunds
    Fix the API reference for uploads
    Document backup and restore
    Improve the quickstart
    Fix typo in CONTRIBUTING.md`,
};

export interface Labelled {
  title: string;
  expected: TitleType;
}

export const titles: readonly Labelled[] = labelled(corpus);
export const unseen: readonly Labelled[] = labelled(heldOut);

function labelled(groups: Partial<Record<TitleType, string>>): Labelled[] {
  return Object.entries(groups).flatMap(([expected, text]) =>
    text
      .trim()
      .split('\n')
      .map(title => ({ title: title.trim(), expected: expected as TitleType })),
  );
}

export type Table = Record<TitleType, Record<TitleType, number>>;

/** Expected → read → how many; the same for the test and for the script that prints it. */
export function confusion(of: readonly Labelled[], read: (title: string) => TitleType): Table {
  const kinds = ['verifiable', 'advisory', 'skip', 'ambiguous'] as const;
  const row = () => Object.fromEntries(kinds.map(kind => [kind, 0])) as Record<TitleType, number>;
  const table = Object.fromEntries(kinds.map(kind => [kind, row()])) as Table;
  for (const { title, expected } of of) table[expected][read(title)]++;
  return table;
}

export function asMarkdown(table: Table): string {
  const kinds = Object.keys(table) as TitleType[];
  const rows = kinds.map(kind => `| ${kind} | ${kinds.map(each => table[kind][each]).join(' | ')} |`);
  return [`| is \\ read as | ${kinds.join(' | ')} |`, `|---|${kinds.map(() => '---|').join('')}`, ...rows].join('\n');
}
