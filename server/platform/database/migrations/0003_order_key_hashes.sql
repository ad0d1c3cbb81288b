-- The keys that were handed out stay good; in the database stands only what a key is recognised by (decision 0027).
UPDATE "orders" SET "access_key" = encode(sha256("access_key"::bytea), 'hex');--> statement-breakpoint
UPDATE "outbox" SET "data" = "data" - 'accessKey' WHERE "data" ? 'accessKey';
