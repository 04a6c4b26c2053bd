import { type GraphQLSchema, parse } from 'graphql';
import { LRUCache } from 'lru-cache';
import { type OperationInfo, readOperation } from '../cache/policy.ts';
import { MAX_TOKENS } from '../graphql/plugins/limits.ts';
import type { GraphQLParams } from './request-body.ts';

const MAX_CHARACTERS = 20_000_000;

/** Reads each document once; null for what is no operation. */
export const createOperationCache = (schema: GraphQLSchema) => {
  const known = new LRUCache<string, { readonly plan: OperationInfo | null }>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (_plan, key) => key.length + 500,
  });
  const read = ({ query, operationName }: GraphQLParams): OperationInfo | null => {
    try {
      const document = parse(query, { noLocation: true, maxTokens: MAX_TOKENS });
      return readOperation(schema, document, operationName);
    } catch {
      return null;
    }
  };
  return (asked: GraphQLParams): OperationInfo | null => {
    const key = `${asked.operationName ?? ''}\0${asked.query}`;
    const before = known.get(key);
    if (before !== undefined) return before.plan;
    const plan = read(asked);
    known.set(key, { plan });
    return plan;
  };
};
