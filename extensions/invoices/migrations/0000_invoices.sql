-- older programs: stop
CREATE TABLE "invoice_counters" (
	"name" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_requests" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"buyer" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"refund_id" uuid,
	"invoice_id" integer,
	"year" integer NOT NULL,
	"series" text NOT NULL,
	"number" integer NOT NULL,
	"day" date NOT NULL,
	"total_cents" integer NOT NULL,
	"buyer" jsonb NOT NULL,
	"state" text DEFAULT 'to_send' NOT NULL,
	"sdi_code" text,
	"sdi_reason" text,
	"sending" text NOT NULL,
	"xml" text,
	"sha256" text,
	"fault" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_refund_id_unique" UNIQUE("refund_id"),
	CONSTRAINT "invoices_sending_unique" UNIQUE("sending"),
	CONSTRAINT "invoices_kind" CHECK ("invoices"."kind" in ('TD01','TD04')),
	CONSTRAINT "invoices_credit" CHECK (("invoices"."kind" = 'TD04') = ("invoices"."refund_id" is not null) and ("invoices"."kind" = 'TD04') = ("invoices"."invoice_id" is not null)),
	CONSTRAINT "invoices_state" CHECK ("invoices"."state" in ('to_send','sent','delivered','not_delivered','rejected')),
	CONSTRAINT "invoices_positive" CHECK ("invoices"."number" > 0 and "invoices"."total_cents" >= 0),
	CONSTRAINT "invoices_sum" CHECK (("invoices"."xml" is null) = ("invoices"."sha256" is null))
);
--> statement-breakpoint
ALTER TABLE "invoice_requests" ADD CONSTRAINT "invoice_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("year","series","number");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_of_order" ON "invoices" USING btree ("order_id") WHERE kind = 'TD01';--> statement-breakpoint
CREATE INDEX "invoices_unwritten" ON "invoices" USING btree ("id") WHERE xml is null;--> statement-breakpoint
CREATE INDEX "invoices_order" ON "invoices" USING btree ("order_id");