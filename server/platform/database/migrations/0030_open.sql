CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"key_hash" text NOT NULL,
	"ending" text NOT NULL,
	"scopes" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_keys_key_hash_unique" UNIQUE("key_hash"),
	CONSTRAINT "api_keys_name" CHECK (char_length("api_keys"."name") between 1 and 60),
	CONSTRAINT "api_keys_scopes" CHECK (jsonb_array_length("api_keys"."scopes") > 0 and "api_keys"."scopes" <@ '["read_catalogue","write_catalogue","read_orders","ship"]'::jsonb)
);
--> statement-breakpoint
CREATE TABLE "event_receivers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"address" text NOT NULL,
	"kinds" jsonb NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"next_turn_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_receivers_kinds" CHECK (jsonb_array_length("event_receivers"."kinds") > 0)
);
--> statement-breakpoint
CREATE TABLE "event_secrets" (
	"receiver_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "low_stock" (
	"product_id" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outgoing_events" (
	"id" serial PRIMARY KEY NOT NULL,
	"event_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"receiver_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"object" text NOT NULL,
	"body" jsonb NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"answer" integer,
	"last_error" text,
	"delivered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outgoing_events_event_id_unique" UNIQUE("event_id"),
	CONSTRAINT "outgoing_events_state" CHECK ("outgoing_events"."state" in ('pending','delivered','failed')),
	CONSTRAINT "outgoing_events_delivered" CHECK (("outgoing_events"."state" = 'delivered') = ("outgoing_events"."delivered_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_reason";--> statement-breakpoint
ALTER TABLE "event_secrets" ADD CONSTRAINT "event_secrets_receiver_id_event_receivers_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."event_receivers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "low_stock" ADD CONSTRAINT "low_stock_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoing_events" ADD CONSTRAINT "outgoing_events_receiver_id_event_receivers_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."event_receivers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outgoing_events_object" ON "outgoing_events" USING btree ("receiver_id","object","id") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "outgoing_events_due" ON "outgoing_events" USING btree ("receiver_id","id") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "outgoing_events_log" ON "outgoing_events" USING btree ("receiver_id","id");--> statement-breakpoint
CREATE INDEX "outgoing_events_created" ON "outgoing_events" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_reason" CHECK ("stock_movements"."reason" in ('created','edited','ordered','changed','restocked','returned','exchanged','exchange_released','counter'));