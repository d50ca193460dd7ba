/** Files that no test is named after: text, settings, data, build files and what agents read. */
const others =
  /\.(?:md|mdx|markdown|rst|adoc|txt|json|jsonc|json5|ya?ml|toml|lock|sum|mod|cfg|ini|conf|env|xml|svg|properties|kts|csv|tf|png|jpe?g|gif|webp|ico|pdf|woff2?)$|(?:^|\/)(?:[A-Z][A-Z_-]+|Dockerfile|Makefile|Gemfile|Rakefile|Procfile|Jenkinsfile|\.[^/]+)$/;

/** Whether tests can be named after a file: "tests for cart.ts", but not "tests for AGENTS.md". */
export function isSourceFile(path: string): boolean {
  return !others.test(path);
}
