import { globSync, readFileSync, writeFileSync } from 'node:fs';
import {
  createSourceFile,
  forEachChild,
  type Identifier,
  isIdentifier,
  isPrivateIdentifier,
  type Node,
  ScriptKind,
  ScriptTarget,
  SyntaxKind,
} from 'typescript';
import { inRoot, root } from './paths.ts';
import { main } from './report.ts';

interface Rule {
  readonly id: string;
  /** The replacement. */
  readonly use: string;
  /** Matches a whole name, such as `priceOf`. */
  readonly name?: RegExp;
  /** Words of a name: `isAskedFor` contains is, asked, for. */
  readonly words?: readonly string[];
  /** Matches the text of a comment or of a description in the schema. */
  readonly comment?: RegExp;
  /** Files in which the word means something else. */
  readonly except?: RegExp;
}

export interface Finding {
  readonly rule: Rule;
  readonly place: string;
  readonly found: string;
}

/** Number of allowed violations per workspace and rule; it may only decrease. */
export type Allowed = Readonly<Record<string, Readonly<Record<string, number>>>>;

const GOODS = /^backend\/src\/(catalogue|search|demo)\/|\/(sell|admin)\//;

const RULES: readonly Rule[] = [
  {
    id: 'xOf',
    name: /^#?(?!type|index|lastIndex|instance)[a-z]\w*[a-z]Of$/,
    use: 'toX for a conversion, getX or findX for a look-up, createX for a factory',
  },
  { id: 'makeX', name: /^make[A-Z]/, use: 'createX' },
  {
    id: 'asked',
    words: ['asked', 'asker', 'askers'],
    except: /\/(sell|admin)\//,
    use: 'requested, caller, params',
  },
  {
    id: 'kept',
    words: ['kept', 'keeper', 'keepable'],
    use: 'cached, stored, persisted, remaining',
  },
  { id: 'told', words: ['told', 'tell', 'tells'], use: 'reported, notify, track' },
  {
    id: 'whoever',
    words: ['whoever', 'somebody', 'nobody', 'nobodys'],
    comment: /\bwhoever\b/i,
    use: 'caller, client, viewer, anyone who',
  },
  { id: 'letter', name: /^letters?[A-Z](?!ndDigits)|[a-z]Letters?$/, use: 'email' },
  { id: 'most', name: /^(MOST|LONGEST)_/, use: 'MAX_X' },
  { id: 'door', words: ['door', 'doors'], use: 'route' },
  { id: 'room', words: ['room', 'rooms'], use: 'workspace, section, ConcurrencyLimiter' },
  {
    id: 'refusal',
    words: ['refusal', 'refusals', 'refuse', 'refused'],
    use: 'rejection, reject, UserError, HttpError',
  },
  {
    id: 'answer',
    words: ['answer', 'answers', 'answered'],
    except: /\/sell\/|item-actions/,
    use: 'response, result',
  },
  { id: 'bag', words: ['bag', 'bags'], except: GOODS, use: 'cart' },
  {
    id: 'lead',
    name: /^(leadTo|leadsOn|letGo|giveBag\w*)$/,
    use: 'rewriteUrl, resolveRedirect, release',
  },
  {
    id: 'spec',
    comment: /\bspec §|§ ?\d/,
    use: 'the reason itself: the specification is not in the repository',
  },
];

const FILES = '{backend,bench,doctor,gateway,indexer,schema,scripts,web}/**/*.{ts,tsx,graphql}';
const FOREIGN = /(^|\/)(node_modules|build|dist|generated|\.\w[\w-]*)$/;
/** Generated files, and files that contain the words as data. */
const SKIPPED = /\.generated\.ts$|^schema\/(schema|released)\.graphql$|^scripts\/words\./;
const BASELINE = 'scripts/words.json';

const toWords = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_#]+/);

const REPEATS = [
  SyntaxKind.ExportSpecifier,
  SyntaxKind.ImportSpecifier,
  SyntaxKind.JsxAttribute,
  SyntaxKind.PropertyAccessExpression,
  SyntaxKind.PropertyAssignment,
  SyntaxKind.ShorthandPropertyAssignment,
];

function isDeclared(node: Node): node is Identifier {
  const { parent } = node;
  if (!isIdentifier(node) && !isPrivateIdentifier(node)) return false;
  return 'name' in parent && parent.name === node && !REPEATS.includes(parent.kind);
}

interface Part {
  readonly text: string;
  readonly at: number;
}

/** The names declared by a TypeScript file, without imports and properties of literals. */
function declaredNames(file: string, text: string): Part[] {
  const names: Part[] = [];
  const visit = (node: Node): void => {
    if (isDeclared(node)) names.push({ text: node.text, at: node.getStart() });
    forEachChild(node, visit);
  };
  const kind = file.endsWith('x') ? ScriptKind.TSX : ScriptKind.TS;
  visit(createSourceFile(file, text, ScriptTarget.Latest, true, kind));
  return names;
}

const findAllMatches = (text: string, pattern: RegExp): Part[] =>
  [...text.matchAll(pattern)].map((match) => ({ text: match[0], at: match.index }));

/** The names and comments of a file; for SDL all names and descriptions. */
function readParts(file: string, text: string): { names: Part[]; comments: Part[] } {
  if (file.endsWith('.graphql')) {
    const names = findAllMatches(
      text.replace(/"[^"]*"/g, (quoted) => ' '.repeat(quoted.length)),
      /\w+/g,
    );
    return { names, comments: findAllMatches(text, /"[^"]*"|#.*/g) };
  }
  return {
    names: declaredNames(file, text),
    comments: findAllMatches(text, /\/\*[\s\S]*?\*\/|\/\/ .*/g),
  };
}

function breaks(rule: Rule, text: string, isComment: boolean): boolean {
  if (isComment) return rule.comment?.test(text) ?? false;
  return (
    (rule.name?.test(text) ?? false) ||
    (rule.words !== undefined && toWords(text).some((word) => rule.words?.includes(word)))
  );
}

/** All forbidden names and comments of a file with their positions. */
export function findWords(file: string, text: string): Finding[] {
  const { names, comments } = readParts(file, text);
  const rules = RULES.filter(({ except }) => !except?.test(file));
  const find = (part: Part, isComment: boolean): Finding[] =>
    rules
      .filter((rule) => breaks(rule, part.text, isComment))
      .map((rule) => {
        const line = text.slice(0, part.at).split('\n').length;
        return { rule, place: `${file}:${line}`, found: isComment ? 'comment' : part.text };
      });
  return [
    ...names.flatMap((part) => find(part, false)),
    ...comments.flatMap((part) => find(part, true)),
  ];
}

type Groups = ReadonlyMap<string, readonly Finding[]>;

/** Findings by workspace and rule, such as `web xOf`. */
const group = (findings: readonly Finding[]): Groups =>
  Map.groupBy(findings, ({ place, rule }) => `${place.split('/')[0]} ${rule.id}`);

/** A message for each workspace and rule with more violations than `allowed`. */
export function check(findings: readonly Finding[], allowed: Allowed): string[] {
  return [...group(findings)].flatMap(([key, list]) => {
    const [workspace = '', id = ''] = key.split(' ');
    const most = allowed[workspace]?.[id] ?? 0;
    if (list.length <= most) return [];
    const places = list.map(({ place, found }) => `  ${place} ${found}`);
    return [
      `${workspace}: ${list.length} names or comments violate the rule "${id}"; ${most} are allowed. Write instead: ${list[0]?.rule.use}.`,
      ...places,
    ];
  });
}

/** `allowed` lowered to the current number of violations; no number increases. */
export function lower(findings: readonly Finding[], allowed: Allowed): Allowed {
  const groups = group(findings);
  const count = (workspace: string, id: string) => groups.get(`${workspace} ${id}`)?.length ?? 0;
  return Object.fromEntries(
    Object.entries(allowed).map(([workspace, rules]) => [
      workspace,
      Object.fromEntries(
        Object.entries(rules)
          .map(([id, most]): [string, number] => [id, Math.min(most, count(workspace, id))])
          .filter(([, most]) => most > 0),
      ),
    ]),
  );
}

const findAll = (): Finding[] =>
  globSync(FILES, { cwd: root, exclude: (path) => FOREIGN.test(path) })
    .filter((file) => !SKIPPED.test(file))
    .toSorted()
    .flatMap((file) => findWords(file, readFileSync(inRoot(file), 'utf8')));

if (import.meta.main) {
  await main(async () => {
    const allowed: Allowed = JSON.parse(readFileSync(inRoot(BASELINE), 'utf8'));
    const findings = findAll();
    if (process.argv.includes('--lower')) {
      writeFileSync(inRoot(BASELINE), `${JSON.stringify(lower(findings, allowed), null, 2)}\n`);
    }
    const messages = check(findings, allowed);
    console.log(messages.join('\n'));
    return messages.length === 0 ? 0 : 1;
  });
}
